import type { TransactionRecord } from '@rab/wallet-context';
import { useWaitReason } from '@rab/wallet-context/transactions';
import { Box } from '../core/chakra.ts';

/** Why a transaction that is under way has been waiting for more than a minute, and what can be done; nothing before. */
export function WaitReason({ record }: { record: TransactionRecord }) {
  const reason = useWaitReason(record);
  return reason ? <Box marginTop="1">{reason}</Box> : null;
}
