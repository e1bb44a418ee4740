import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { basisPointsToPercent, shortSymbol } from '@rab/contracts';
import type { Sale } from '@rab/sdk/sales';
import { Box, Notice, Stack, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { isAddressEqual, type TokenInfo } from '@rab/wallet-context/reads';
import { RunningSaleLine } from './RunningSaleLine.tsx';
import { useTokenFacts } from './useTokenFacts.ts';

/** What a buyer should know before anything else: who holds the token, where else it is sold, and what a transfer costs. */
export function FirstToKnow({ sale, token }: { sale: Sale; token: TokenInfo }) {
  const { largest, isEveryoneSeen, running, loss } = useTokenFacts({ token, seller: sale.owner, except: sale.id });
  const symbol = shortSymbol(token.symbol);
  const isOwner = largest && [sale.owner, token.owner].some((owner) => isAddressEqual(owner, largest.account));
  const isWarning = largest?.isLarge || (loss ?? 0n) > 0n || (running?.length ?? 0) > 0;
  return (
    <Notice
      tone={isWarning ? 'warning' : 'info'}
      title={
        largest
          ? isOwner
            ? t`Owner holds ${largest.percent}% of ${symbol}, not locked`
            : t`One account holds ${largest.percent}% of ${symbol}, not locked`
          : largest === null
            ? t`We found nobody who holds ${symbol} outside locks and sales`
            : isEveryoneSeen === false
              ? t`We couldn’t read who holds ${symbol}`
              : t`Checking who holds ${symbol}…`
      }
    >
      <Stack gap="1">
        {largest && !isOwner && (
          <Box>
            <Address address={largest.account} />
          </Box>
        )}
        {largest && isEveryoneSeen === false && (
          <Text>
            <Trans>We couldn’t read who else holds it.</Trans>
          </Text>
        )}
        {loss ? (
          <Text>{t`The token takes a fee: ${basisPointsToPercent(loss)}% of each transfer doesn’t arrive.`}</Text>
        ) : null}
        {running?.map((other) => (
          <Text key={other.sale.id}>
            <RunningSaleLine running={other} isAlso />
          </Text>
        ))}
        {running === undefined && (
          <Text>
            <Trans>We haven’t checked for its other sales here yet.</Trans>
          </Text>
        )}
      </Stack>
    </Notice>
  );
}
