import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '@rab/language';
import { Amount, Box, DateTime, Flex, Grid, Skeleton, Span, Text } from '@rab/ui';
import { USD_DECIMALS, useUsdPrice } from '@rab/wallet-context';
import type { ReactNode } from 'react';
import { useIsHydrating } from '../../static/useIsHydrating.ts';
import { type Sum, usePlatformTotals } from './platformTotals.ts';

/** Amounts of the whole platform need no small change. */
const PLACES = 2;
const DOLLARS = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;

/** About what a sum is in US dollars; nothing where no fresh price is known, or less than a dollar. */
function Dollars({ sum: { address, decimals, amount } }: { sum: Sum }) {
  const usd = useUsdPrice(address);
  const worth = usd ? Number((amount * usd.price) / 10n ** BigInt(decimals + USD_DECIMALS)) : 0;
  return worth > 0 && <Span whiteSpace="nowrap"> ≈ {formatNumber(worth, DOLLARS)}</Span>;
}

const SumText = ({ sum: { amount, decimals, symbol } }: { sum: Sum }) => (
  <Amount value={amount} decimals={decimals} symbol={symbol} places={PLACES} />
);

interface Figure {
  label: string;
  value: ReactNode;
  note: ReactNode;
}

/** The first sum large, the others below it. */
function figureOfSums([first, ...others]: readonly Sum[], label: string, note: string): Figure | null {
  return first
    ? {
        label,
        value: <SumText sum={first} />,
        note: (
          <>
            {note}
            <Dollars sum={first} />
            {others.map((sum) => (
              <Span key={sum.address}>
                {' + '}
                <SumText sum={sum} />
                <Dollars sum={sum} />
              </Span>
            ))}
          </>
        ),
      }
    : null;
}

/** What the contracts guarantee, where there is nothing to count yet. */
const guarantees = () => ({
  locks: { label: t`A lock unlocks`, value: t`On its date`, note: t`for nobody before it` },
  raised: { label: t`Owners are paid`, value: t`After the listing`, note: t`and only above the soft cap` },
  listed: { label: t`Liquidity is locked`, value: t`At listing`, note: t`in the same transaction` },
  refunded: { label: t`A failed sale`, value: t`Refunds`, note: t`the whole deposit` },
});

function useFigures(): { figures: readonly Figure[]; asOf: bigint | null } | undefined {
  const { data, isError } = usePlatformTotals({});
  const promised = guarantees();
  if (!data) return isError ? { figures: Object.values(promised), asOf: null } : undefined;
  const { locks, lockedTokens, listedSales, raised, refunded } = data;
  const figures = [
    locks > 0
      ? {
          label: t`Locked now`,
          value: plural(locks, { one: '# lock', other: '# locks' }),
          note: plural(lockedTokens, { one: 'of # token', other: 'of # tokens' }),
        }
      : promised.locks,
    figureOfSums(raised, t`Raised`, t`by successful sales`) ?? promised.raised,
    listedSales > 0
      ? {
          label: t`Listed`,
          value: plural(listedSales, { one: '# sale', other: '# sales' }),
          note: t`with liquidity locked`,
        }
      : promised.listed,
    figureOfSums(refunded, t`Refunds paid`, t`to buyers, in full`) ?? promised.refunded,
  ];
  const isCounted = figures.some((figure) => !(Object.values(promised) as Figure[]).includes(figure));
  return { figures, asOf: isCounted ? data.asOf : null };
}

/** What the platform holds and has done, from the indexer; its room is the same before, with and without an answer. */
export function PlatformFigures() {
  const isHydrating = useIsHydrating();
  const known = useFigures();
  const shown = isHydrating ? undefined : known;
  return (
    <Box as="section" aria-label={t`The platform in numbers`} aria-busy={!shown}>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns={{ base: '1fr', lg: 'repeat(4, 1fr)' }}
        bg="bg.panel"
        borderWidth="1px"
        rounded="panel"
        paddingX="6"
        paddingY={{ base: '2', lg: '5' }}
        columnGap="6"
      >
        {(shown?.figures ?? Object.values(guarantees())).map(({ label, value, note }, at) => (
          <Grid
            as="li"
            // biome-ignore lint/suspicious/noArrayIndexKey: four places
            key={at}
            minH={{ base: '16', lg: '22' }}
            alignContent={{ base: 'center', lg: 'start' }}
            templateColumns={{ base: '1fr auto', lg: '1fr' }}
            columnGap="4"
            rowGap={{ base: '0', lg: '1' }}
            borderTopWidth={{ base: at > 0 ? '1px' : '0', lg: '0' }}
            borderInlineStartWidth={{ lg: at > 0 ? '1px' : '0' }}
            paddingInlineStart={{ lg: at > 0 ? '6' : '0' }}
          >
            {shown ? (
              <>
                <Text color="fg.muted" textStyle="label">
                  {label}
                </Text>
                <Box
                  textStyle={{ base: 'number', lg: 'headline' }}
                  gridColumn={{ base: '2', lg: '1' }}
                  gridRow={{ base: '1 / 3', lg: 'auto' }}
                  alignSelf="center"
                  whiteSpace="nowrap"
                >
                  {value}
                </Box>
                <Box color="fg.muted" textStyle="label">
                  {note}
                </Box>
              </>
            ) : (
              <Skeleton height={{ base: '9', lg: '20' }} gridColumn="1 / -1" />
            )}
          </Grid>
        ))}
      </Grid>
      <Flex justify="end" minH="6" paddingTop="1.5" color="fg.muted" textStyle="label">
        {shown?.asOf != null && (
          <Text>
            <Trans>
              Counted on-chain as of <DateTime seconds={shown.asOf} />
            </Trans>
          </Text>
        )}
      </Flex>
    </Box>
  );
}
