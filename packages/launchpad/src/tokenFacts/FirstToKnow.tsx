import { basisPointsToPercent, shortSymbol } from '@rab/contracts';
import { Box, Notice, Stack, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { isAddressEqual, type TokenInfo } from '@rab/wallet-context/reads';
import type { Sale } from '../model/Sale.ts';
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
          ? `${isOwner ? 'Owner' : 'One account'} holds ${largest.percent}% of ${symbol}, not locked`
          : largest === null
            ? `Nobody was seen who holds ${symbol} outside of locks and sales`
            : isEveryoneSeen === false
              ? `Who holds ${symbol} could not be read`
              : `Who holds ${symbol} is being read`
      }
    >
      <Stack gap="1">
        {largest && !isOwner && (
          <Box>
            <Address address={largest.account} />
          </Box>
        )}
        {largest && isEveryoneSeen === false && <Text>Who else holds it could not be read.</Text>}
        {loss ? (
          <Text>{basisPointsToPercent(loss)}% of each transfer does not arrive: the token takes a fee.</Text>
        ) : null}
        {running?.map((other) => (
          <Text key={other.sale.id}>
            It <RunningSaleLine running={other} isAlso />
          </Text>
        ))}
        {running === undefined && <Text>Whether it is sold elsewhere here could not be read yet.</Text>}
      </Stack>
    </Notice>
  );
}
