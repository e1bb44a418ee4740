import type { ReactNode } from 'react';
import { Flex, Heading, Stack, Text } from './chakra.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';

/** Title of a page, also of the browser tab; what the page is for; its main action. */
export function PageHeader({
  title,
  description,
  action,
}: {
  title: string;
  description?: ReactNode;
  action?: ReactNode;
}) {
  useDocumentTitle(title);
  return (
    <Flex
      justify="space-between"
      align={{ base: 'stretch', md: 'end' }}
      direction={{ base: 'column', md: 'row' }}
      gap="4"
    >
      <Stack gap="1" minW="0">
        <Heading as="h1" textStyle="headline" overflowWrap="anywhere">
          {title}
        </Heading>
        {description && (
          <Text color="fg.muted" maxW="65ch">
            {description}
          </Text>
        )}
      </Stack>
      {action}
    </Flex>
  );
}
