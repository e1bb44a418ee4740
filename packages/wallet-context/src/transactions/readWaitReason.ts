import { getTransactionCount } from 'viem/actions';
import type { Config } from 'wagmi';
import type { TransactionRecord } from './TransactionRecord.ts';

const SENTENCES = {
  earlier:
    'An earlier transaction of your account is not in a block yet, and this one comes after it. Speed that one up in your wallet, or cancel it there.',
  away: 'The chain’s node cannot be reached, so nothing is known of it at the moment. It goes on by itself.',
  slow: 'No block has it yet. Perhaps the chain is busy, or what it pays for gas is too little: your wallet can speed it up or cancel it.',
  wallet: 'Your wallet has not told yet by which transaction it does this. Look into it.',
};

/** Why a sent transaction may be waiting, and what can be done, as a sentence. It never rejects. */
export async function readWaitReason(
  config: Config,
  { chainId, account, hash, nonce }: Pick<TransactionRecord, 'chainId' | 'account' | 'hash' | 'nonce'>,
): Promise<string> {
  if (!hash) return SENTENCES.wallet;
  const client = config.getClient({ chainId });
  try {
    const next = await getTransactionCount(client, { address: account });
    return nonce !== undefined && next < nonce ? SENTENCES.earlier : SENTENCES.slow;
  } catch {
    return SENTENCES.away;
  }
}
