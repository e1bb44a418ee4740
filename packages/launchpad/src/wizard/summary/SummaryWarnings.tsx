import { t } from '@lingui/core/macro';
import { Box, Notice, Stack } from '@rab/ui';
import { useWallet } from '@rab/wallet-context';
import { type TokenInfo, useTransferLoss } from '@rab/wallet-context/reads';
import { TransferLossNotice } from '../../tokenFacts/TransferLossNotice.tsx';

export interface SummaryWarningsProps {
  token: TokenInfo;
  /** Base units of it that a creation takes, and that the wallet has. */
  needed: bigint;
  balance: bigint | undefined;
  warnings: readonly string[];
}

/** What the terms and the token should make one think about before anything is signed (MNY-06). */
export function SummaryWarnings({ token, needed, balance = 0n, warnings }: SummaryWarningsProps) {
  const { address: account } = useWallet();
  const amount = balance < needed ? balance : needed;
  const { data: loss } = useTransferLoss(account && amount > 0n ? { account, token: token.address, amount } : null);
  if (!loss && warnings.length === 0) return null;
  return (
    <Stack gap="3">
      {loss ? <TransferLossNotice symbol={token.symbol} loss={loss} /> : null}
      {warnings.length > 0 && (
        <Notice tone="warning" title={t`Worth checking`}>
          <Box as="ul" paddingStart="4" listStyleType="disc">
            {warnings.map((warning) => (
              <Box as="li" key={warning} paddingY="0.5">
                {warning}
              </Box>
            ))}
          </Box>
        </Notice>
      )}
    </Stack>
  );
}
