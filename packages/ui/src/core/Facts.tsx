import type { ReactNode } from 'react';
import { Box, Flex } from './chakra.ts';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Labelled values as a definition list: label left, value right, one line each. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box as="dl">
      {facts.map(({ label, value }) => (
        <Flex
          key={label}
          justify="space-between"
          align="center"
          gap="4"
          paddingY="2"
          minH="10"
          borderBottomWidth="1px"
          borderColor="border.muted"
          _last={{ borderBottomWidth: '0' }}
        >
          <Box as="dt" color="fg.muted">
            {label}
          </Box>
          <Box as="dd" textAlign="end" fontWeight="medium" overflowWrap="anywhere">
            {value}
          </Box>
        </Flex>
      ))}
    </Box>
  );
}
