import { plural, t } from '@lingui/core/macro';
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
          title={plural(running.length, {
            one: `${symbol} already has # sale`,
            other: `${symbol} already has # sales`,
          })}
        >
          <Box as="ul" paddingStart="4" listStyleType="disc">
            {running.map((other) => (
              <Box as="li" key={other.sale.id} paddingY="0.5">
                <RunningSaleLine running={other} />
              </Box>
            ))}
          </Box>
          {t`Sales of the same token that list in the same pool move each other’s price.`}
        </Notice>
      )}
      {largest?.isLarge && (
        <Notice
          tone="warning"
          title={
            isOwn
              ? t`You hold ${largest.percent}% of ${symbol}, not locked`
              : t`One account holds ${largest.percent}% of ${symbol}, not locked`
          }
        >
          {[
            t`Buyers see the largest holder on the sale’s page.`,
            t`Locked tokens don’t count.`,
            ...(isEveryoneSeen === false ? [t`We couldn’t read who else holds it.`] : []),
          ].join(' ')}
        </Notice>
      )}
    </Stack>
  );
}
