import type { ReactNode, RefAttributes } from 'react';
import { Box, type BoxProps, Flex, Heading } from './chakra.ts';

/** A surface with an optional title and an action at its right. */
export function Panel({
  title,
  action,
  children,
  ...rest
}: Omit<BoxProps, 'title'> & RefAttributes<HTMLDivElement> & { title?: ReactNode; action?: ReactNode }) {
  return (
    <Box
      as="section"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      rounded="panel"
      padding={{ base: '4', md: '6' }}
      minW="0"
      _light={{ boxShadow: 'raised' }}
      {...rest}
    >
      {title !== undefined && (
        <Flex wrap="wrap" justify="space-between" align="center" gap="4" marginBottom="4" minH="8">
          <Heading as="h2" textStyle="title">
            {title}
          </Heading>
          {action}
        </Flex>
      )}
      {children}
    </Box>
  );
}
