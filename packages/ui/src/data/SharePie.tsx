import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { Box, Flex, Skeleton, Stack, Text } from '../core/chakra.ts';
import { type LazyModule, useLazyModule } from '../core/lazyModule.ts';
import { useIsNear } from '../core/useIsNear.ts';
import { toast } from '../toast/toast.ts';
import { type ChartMeaning, chartColor, lockColor } from './chartColors.ts';
import { ShareBar } from './ShareBar.tsx';
import { ShareRing } from './ShareRing.tsx';

export interface Slice {
  name: string;
  /** Base units; slices of 0 are left out. */
  value: bigint;
  shown: ReactNode;
  /** Gives the slice its colour; without it the slice is one of the locks. */
  meaning?: ChartMeaning | undefined;
}

/** What counts shares is loaded with the first of them that comes near to the window. */
const SHARES: LazyModule<typeof import('./shares.ts')> = { load: () => import('./shares.ts') };

/** Wide enough for every share: what is counted later moves nothing. */
const SHARE_WIDTH = '10ch';

/** From this percentage on one slice leaves no room in a ring for the others. */
const DOMINANT_PERCENT = 90n;

/**
 * Shares of a whole with a table of the same numbers. They are a ring, or a bar where one slice is nearly everything; if that
 * slice is what is unlocked, the bar leaves it out and a sentence says how much it is.
 */
export function SharePie({ caption, slices }: { caption: string; slices: readonly Slice[] }) {
  const drawn = slices.filter(({ value }) => value > 0n);
  const colors = colorsOf(drawn);
  const whole = drawn.reduce((sum, { value }) => sum + value, 0n);
  const dominant = drawn.find(({ value }) => value * 100n >= whole * DOMINANT_PERCENT);
  const rest = dominant?.meaning === 'unlocked' ? dominant : undefined;
  const [ref, isNear] = useIsNear();
  const shares = useLazyModule(SHARES, isNear, () =>
    toast.error(t`The chart didn’t load. Reload the page and try again.`),
  )
    ?.sharesOf(drawn.map(({ value }) => value))
    .map((share) => share.toFixed(2));
  const parts = drawn.map(({ name }, index) => ({
    name,
    share: Number(shares?.[index]),
    color: colors[index] as string,
  }));
  return (
    <Flex
      ref={ref}
      gap={dominant ? '4' : '6'}
      direction={dominant ? 'column' : 'row'}
      align={dominant ? 'stretch' : 'center'}
      justify="center"
      wrap={dominant ? 'nowrap' : 'wrap'}
    >
      {dominant ? (
        <DominatedBar parts={shares && parts} rest={rest?.name} />
      ) : shares ? (
        <ShareRing parts={parts} />
      ) : (
        <Skeleton boxSize="44" flexShrink="0" rounded="full" />
      )}
      <Box as="table" flex={dominant ? undefined : '1 0 16rem'} aria-label={caption}>
        <Box as="tbody">
          {drawn.map(({ name, shown }, index) => (
            <Box as="tr" key={name} borderBottomWidth="1px" borderColor="border.muted">
              <Box as="th" textAlign="start" fontWeight="normal" paddingY="2" overflowWrap="anywhere">
                <Flex align="center" gap="2">
                  <Box boxSize="2.5" rounded="sm" flexShrink="0" style={{ background: colors[index] }} />
                  {name}
                </Flex>
              </Box>
              <Box as="td" paddingStart="4">
                {/* the share below the amount where both have no room in one line */}
                <Flex justify="flex-end" wrap="wrap" columnGap="4">
                  {shown}
                  <Box
                    color="fg.muted"
                    minW={SHARE_WIDTH}
                    textAlign="end"
                    whiteSpace="nowrap"
                    fontVariantNumeric="tabular-nums"
                  >
                    {shares && `${shares[index]}%`}
                  </Box>
                </Flex>
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
    </Flex>
  );
}

/** The bar with the slice that it leaves out as a number; `parts` are undefined while they are counted. */
function DominatedBar({
  parts,
  rest,
}: {
  parts: { name: string; share: number; color: string }[] | undefined;
  rest: string | undefined;
}) {
  const inBar = parts?.filter(({ name }) => name !== rest);
  const percentOf = (share = 0) => `${share.toFixed(2)}%`;
  const remainder = parts?.find(({ name }) => name === rest)?.share;
  const [inBarShare, restShare] = [percentOf(100 - (remainder ?? 0)), percentOf(remainder)];
  return (
    <Stack gap="2">
      {inBar ? (
        // one part alone would fill the bar, however small it is
        (inBar.length > 1 || !rest) && <ShareBar parts={inBar} />
      ) : (
        <Skeleton height="8" rounded="l1" />
      )}
      {rest && (
        <Text color="fg.muted" textStyle="label" minH="1lh">
          {inBar?.length === 0 && t`All tokens are unlocked.`}
          {inBar?.length === 1 && t`${restShare} of all tokens are unlocked.`}
          {inBar &&
            inBar.length > 1 &&
            t`The bar shows ${inBarShare} of all tokens. The other ${restShare} are unlocked.`}
        </Text>
      )}
    </Stack>
  );
}

/** By meaning; locks have a colour each. */
function colorsOf(slices: readonly Slice[]): string[] {
  let locks = 0;
  return slices.map(({ meaning }) => (meaning ? chartColor(meaning) : lockColor(locks++)));
}
