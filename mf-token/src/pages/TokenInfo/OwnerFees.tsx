import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Facts, Panel, Stack, Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { ConfirmDialog } from '@rab/ui/overlay';
import { topics } from '@rab/wallet-context';
import type { TokenInfo } from '@rab/wallet-context/reads';
import { useTransaction } from '@rab/wallet-context/transactions';
import { useState } from 'react';
import { dropFeesCall } from '../../actions/lowerFees.ts';
import { useTokenFees } from '../../queries/tokenFees.ts';

/** What a token of ours keeps of every transfer, for its owner, who can end that: no sale and no lock takes it before (TOK-11). */
export function OwnerFees({ token: { address, symbol } }: { token: Pick<TokenInfo, 'address' | 'symbol'> }) {
  const { data: fees } = useTokenFees(address);
  const drop = useTransaction(`drop-fees:${address}`);
  const [isAsking, setAsking] = useState(false);
  if (!fees) return null;
  const parts = [
    [t`To holders`, fees.holders],
    [t`To liquidity`, fees.liquidity],
    [t`To marketing`, fees.marketing],
    [t`To buybacks`, fees.buyBack],
  ] as const;
  const taken = parts.filter(([, percent]) => percent > 0);
  if (taken.length === 0) return null;
  return (
    <Panel title={t`Transfer fees`}>
      <Stack gap="4">
        <Facts facts={taken.map(([label, percent]) => ({ label, value: `${percent}%` }))} />
        <Text color="fg.muted">
          <Trans>
            You can’t sell or lock {symbol} here while it has fees. Once all fees are 0, transfers arrive in full.
          </Trans>
        </Text>
        <ActionButton transaction={drop} onClick={() => setAsking(true)}>
          <Trans>Lower all fees to 0</Trans>
        </ActionButton>
        <ConfirmDialog
          title={t`Lower all fees of ${symbol} to 0?`}
          confirmLabel={t`Lower all fees to 0`}
          isOpen={isAsking}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            drop.send({
              call: dropFeesCall(address),
              summary: msg`Lower the fees of ${symbol} to 0`,
              touches: [topics.token(address)],
            })
          }
        >
          <Trans>
            Transfers no longer pay holders, liquidity, marketing or buybacks. Nobody can raise the fees again,
            including you. This can’t be undone.
          </Trans>
        </ConfirmDialog>
      </Stack>
    </Panel>
  );
}
