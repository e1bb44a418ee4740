import { basisPointsToPercent, shortSymbol } from '@rab/contracts';
import { Box, Notice, Stack } from '@rab/ui';
import { useWallet } from '@rab/wallet-context';
import { type TokenInfo, useTransferLoss } from '@rab/wallet-context/contract';

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
      {loss ? (
        <Notice tone="negative" title={`${shortSymbol(token.symbol)} takes a fee on transfers`}>
          {basisPointsToPercent(loss)}% of what you send does not arrive: such a token cannot be sold here. Exclude your
          wallet, the factory and the sale from its fee, or set the fee to 0 while the sale lasts.
        </Notice>
      ) : null}
      {warnings.length > 0 && (
        <Notice tone="warning" title="Think about it">
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
