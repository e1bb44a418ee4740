import { t } from '@lingui/core/macro';
import { getTransactionCount } from 'viem/actions';
import type { Config } from 'wagmi';
import type { TransactionRecord } from './TransactionRecord.ts';

const sentences = () => ({
  earlier: t`An earlier transaction from your account is still pending, and this one comes after it. Speed that one up or cancel it in your wallet.`,
  away: t`We can’t reach the network, so we don’t know its status. We’ll keep trying.`,
  slow: t`Still pending. The network may be busy, or the gas price too low. You can speed it up or cancel it in your wallet.`,
  wallet: t`Your wallet hasn’t reported the transaction yet. Open it to check.`,
});

/** Why a sent transaction may be waiting, and what can be done, as a sentence. It never rejects. */
export async function readWaitReason(
  config: Config,
  { chainId, account, hash, nonce }: Pick<TransactionRecord, 'chainId' | 'account' | 'hash' | 'nonce'>,
): Promise<string> {
  if (!hash) return sentences().wallet;
  const client = config.getClient({ chainId });
  try {
    const next = await getTransactionCount(client, { address: account });
    return nonce !== undefined && next < nonce ? sentences().earlier : sentences().slow;
  } catch {
    return sentences().away;
  }
}
