import { follow, prepare, type ReadContext, SendingRefused, send, type Wallet } from '@rab/sdk';
import { unlockAct } from '@rab/sdk/locks';
import type { Client, Hex } from 'viem';

/** Takes out what is released of a lock; `keep` stores the transaction, for another run. */
export async function unlock(rab: ReadContext, wallet: Wallet, id: bigint, keep: (hash: Hex) => void): Promise<void> {
  try {
    const prepared = await prepare(rab, wallet.account.address, unlockAct(rab.chain, id));
    await send(wallet, prepared, keep);
  } catch (error) {
    // no was the answer: that is no failure
    if (!(error instanceof SendingRefused)) throw error;
  }
}

/** After a restart: what the kept transaction has taken out, base units. */
export async function unlocked(rab: ReadContext, wallet: Wallet, client: Client, id: bigint, hash: Hex) {
  const { done } = await follow(client, { account: wallet.account.address, act: unlockAct(rab.chain, id) }, hash);
  return done.amount;
}
