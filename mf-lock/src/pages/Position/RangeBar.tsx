import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Box, Flex, Stack, Text } from '@rab/ui';
import {
  isFullRange,
  type PriceRange,
  type PriceWords,
  priceAtTick,
  priceSentence,
  priceText,
  rangePlaces,
  rangeState,
} from '../../model/priceRange.ts';

interface RangeBarProps {
  range: PriceRange;
  /** Of the pool now. */
  tick: number;
  words: PriceWords;
  /** Symbols of the pool's first and second token. */
  symbols: readonly [string, string];
}

const percent = (share: number) => `${share * 100}%`;

/** Whether a position earns fees now, in a sentence. */
export function rangeWords(range: PriceRange, tick: number, [symbol0, symbol1]: readonly [string, string]): string {
  switch (rangeState(range, tick)) {
    case 'in':
      return t`In range: the position earns fees at this price.`;
    case 'below':
      return t`Out of range: all in ${symbol0}. It earns no fees until the price is back in the range.`;
    case 'above':
      return t`Out of range: all in ${symbol1}. It earns no fees until the price is back in the range.`;
  }
}

/** The range of prices of a position, the pool's price in it or outside of it, and both in words. */
export function RangeBar({ range, tick, words, symbols }: RangeBarProps) {
  const isFull = isFullRange(range);
  const state = rangeState(range, tick);
  const { from, to, now } = rangePlaces(range, tick, words.isInverse);
  const ends = [range.tickLower, range.tickUpper].map((at) => priceText(priceAtTick(at, words)));
  const [low, high] = words.isInverse ? [ends[1], ends[0]] : ends;
  const price = priceSentence(priceAtTick(tick, words), words);
  return (
    <Stack gap="3">
      <Flex justify="space-between" wrap="wrap" columnGap="4" rowGap="1" align="baseline">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {price}
        </Text>
        <Text color="fg.muted" textStyle="label">
          <Trans>Price in the pool now</Trans>
        </Text>
      </Flex>
      <Box aria-hidden="true" position="relative" height="8">
        <Box
          position="absolute"
          insetInline="0"
          top="50%"
          height="2"
          marginTop="-1"
          rounded="full"
          bg="bg.emphasized"
          overflow="hidden"
        >
          <Box
            position="absolute"
            insetBlock="0"
            rounded="full"
            bg={state === 'in' ? 'positive.solid' : 'fg.muted'}
            style={{ insetInlineStart: percent(from), width: percent(to - from) }}
          />
        </Box>
        <Box
          position="absolute"
          insetBlock="0"
          width="1"
          marginStart="-0.5"
          rounded="full"
          bg="fg"
          outlineWidth="2px"
          outlineStyle="solid"
          outlineColor="bg.panel"
          style={{ insetInlineStart: percent(now) }}
        />
      </Box>
      <Text color="fg.muted" textStyle="label" overflowWrap="anywhere">
        {isFull ? (
          <Trans>Full range: the position covers every price.</Trans>
        ) : (
          <Trans>
            Range: {low} to {high} {words.in.symbol}
          </Trans>
        )}
      </Text>
      <Text>{rangeWords(range, tick, symbols)}</Text>
    </Stack>
  );
}
