import { t } from '@lingui/core/macro';
import { Box, DenseContext, Flex, Heading, Stack, Text } from '@rab/ui';
import type { ReactNode } from 'react';

export interface SaleCardLayoutProps {
  /** Its room is kept, nobody can use it: the sale is still being read. */
  isShape?: boolean;
  headingLevel: 'h2' | 'h3' | 'div';
  logo: ReactNode;
  symbol: ReactNode;
  name: ReactNode;
  tags: ReactNode;
  marks: ReactNode;
  words: ReactNode;
  raised: ReactNode;
  goal: ReactNode;
  percent: ReactNode;
  bar: ReactNode;
  terms: ReactNode;
  time: ReactNode;
  links?: ReactNode;
}

/** Where what is on a card of a list: of a sale, and of its place until the sale is read. */
export function SaleCardLayout(parts: SaleCardLayoutProps) {
  const { isShape = false, headingLevel, logo, symbol, name, tags, marks, words, raised, goal, percent } = parts;
  return (
    <DenseContext value={true}>
      <Flex
        {...(isShape ? SHAPE : CARD)}
        direction="column"
        gap="4"
        position="relative"
        bg="bg.panel"
        borderWidth="1px"
        rounded="panel"
        padding="5"
      >
        <Flex gap="3" align="center">
          {logo}
          <Box minW="0" flex="1">
            <Heading as={headingLevel} textStyle="title" truncate>
              {symbol}
            </Heading>
            <Text color="fg.muted" textStyle="label" truncate>
              {name}
            </Text>
          </Box>
          <Stack gap="1" align="end">
            {tags}
          </Stack>
        </Flex>

        <Flex
          gap="2"
          wrap="wrap"
          minH={{ md: '6' }}
          // of the places of a shape some may be empty
          css={{ '&:not(:has(> :not(:empty)))': { display: { base: 'none', md: 'flex' } } }}
          _empty={{ base: { display: 'none' }, md: { display: 'flex' } }}
        >
          {marks}
        </Flex>

        {words}

        <Stack gap="2">
          <Flex justify="space-between" align="baseline" gap="2">
            <Text fontWeight="semibold">
              <Text as="span" color="fg.muted" fontWeight="normal">
                {t`Total raise`}{' '}
              </Text>
              {raised}{' '}
              <Text as="span" color="fg.muted" fontWeight="normal">
                / {goal}
              </Text>
            </Text>
            <Text color="fg.muted">{percent}</Text>
          </Flex>
          {parts.bar}
        </Stack>

        <Flex justify="space-between" gap="4">
          {parts.terms}
        </Flex>

        <Flex justify="space-between" align="center" gap="3" borderTopWidth="1px" paddingTop="4" marginTop="auto">
          <Box minW="0">{parts.time}</Box>
          {parts.links}
        </Flex>
      </Flex>
    </DenseContext>
  );
}

const CARD = {
  as: 'article',
  _light: { boxShadow: 'raised' },
  _hover: { borderColor: 'accent.border' },
  _focusWithin: { borderColor: 'accent.solid' },
  transition: 'border-color 150ms',
} as const;

/** Without texts it is as high as most cards are. */
const SHAPE = {
  'aria-hidden': true,
  'data-testid': 'pad-skeleton',
  _light: { boxShadow: 'raised' },
  css: { '&:not(:has([data-early]:not(:empty)))': { height: '96', overflow: 'hidden' } },
} as const;
