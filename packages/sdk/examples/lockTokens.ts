import { prepare, type ReadContext, send, type Wallet } from '@rab/sdk';
import { getLockRecord, type LockRecord, lockAct } from '@rab/sdk/locks';
import { type Address, parseUnits } from 'viem';

/** Locks 1,000 tokens of the wallet's account for a year, and reads the new lock. */
export async function lockTokens(rab: ReadContext, wallet: Wallet, token: Address, now: bigint): Promise<LockRecord> {
  const owner = wallet.account.address;
  const act = await lockAct(rab, owner, {
    token,
    amount: parseUnits('1000', 18),
    date: now + 365n * 86_400n,
    vesting: null,
    description: 'Team',
  });
  // throws ActRefused with a sentence where the chain would refuse it; nothing is sent yet
  const prepared = await prepare(rab, owner, act);
  for (const { words } of prepared.steps) console.info(words.intent, words.fields);
  const { done } = await send(wallet, prepared);
  const lock = await getLockRecord(rab, done.id);
  if (!lock) throw new Error(`There is no lock ${done.id}.`);
  return lock;
}
