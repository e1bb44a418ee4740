import { shortSymbol } from '@rab/contracts';
import { Box, Notice, Stack } from '@rab/ui';
import { useWallet } from '@rab/wallet-context';
import { isAddressEqual, type TokenInfo } from '@rab/wallet-context/reads';
import { RunningSaleLine } from '../../tokenFacts/RunningSaleLine.tsx';
import { TransferLossNotice } from '../../tokenFacts/TransferLossNotice.tsx';
import { useTokenFacts } from '../../tokenFacts/useTokenFacts.ts';

/** What chain and index say against selling the typed token, while another one can still be chosen (MNY-06). */
export function TokenChecks({ token }: { token: TokenInfo }) {
  const { address: account } = useWallet();
  const { largest, isEveryoneSeen, running = [], loss } = useTokenFacts({ token, seller: account });
  const symbol = shortSymbol(token.symbol);
  const isOwn = largest && account && isAddressEqual(largest.account, account);
  if (!loss && running.length === 0 && !largest?.isLarge) return null;
  return (
    <Stack gap="3">
      {loss ? <TransferLossNotice symbol={symbol} loss={loss} /> : null}
      {running.length > 0 && (
        <Notice
          tone="warning"
          title={`${symbol} already has ${running.length} ${running.length === 1 ? 'sale' : 'sales'}`}
        >
          <Box as="ul" paddingStart="4" listStyleType="disc">
            {running.map((other) => (
              <Box as="li" key={other.sale.id} paddingY="0.5">
                It <RunningSaleLine running={other} />
              </Box>
            ))}
          </Box>
          Sales of the same token that list in the same pool move each other’s price.
        </Notice>
      )}
      {largest?.isLarge && (
        <Notice
          tone="warning"
          title={`${isOwn ? 'You hold' : 'One account holds'} ${largest.percent}% of ${symbol}, not locked`}
        >
          Buyers see the largest holder on the sale’s page. Locked tokens don’t count.
          {isEveryoneSeen === false && ' We couldn’t read who else holds it.'}
        </Notice>
      )}
    </Stack>
  );
}
