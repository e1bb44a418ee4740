import { rabbitLockAbi } from '@rab/contracts/abis';
import { encodeFunctionData } from 'viem';
import { lossOf } from './pools.ts';
import { ask, balanceCall, erc20Call, refusalIn, type Trial, tryBlocks, wordOf } from './Trial.ts';
import type { Owning } from './trade.ts';

/** Whether something of ours works with a token: how much less comes out at its end, or why it was refused. */
export type Fit = { works: true; loss: bigint } | { works: false; why: string };

const HOUR = 3_600;
/** The lock's id follows from how many there are. */
const FIRST_ID = 1_000_000n;

/** Locks what somebody owns for an hour and unlocks it then, in our own lock; null where that cannot be tried. */
export async function tryLock(trial: Trial, { account, blocks, amount }: Owning): Promise<Fit | null> {
  const locker = trial.chain.contracts.rabbitLock;
  if (!locker) return null;
  const call = (functionName: string, args: readonly unknown[]) => ({
    from: account,
    to: locker,
    data: encodeFunctionData({ abi: rabbitLockAbi, functionName, args } as never),
  });
  const [counted] = await ask(trial, [call('getTotalLockCount', [])]);
  const count = wordOf(counted);
  if (count === null) return null;
  const ends = 2 * HOUR;
  const tried = await tryBlocks(trial, [
    ...blocks,
    {
      after: HOUR,
      calls: [
        erc20Call(account, trial.token, 'approve', locker, amount),
        call('lock', [account, trial.token, false, amount, trial.time + BigInt(ends), '']),
      ],
    },
    {
      after: 2 * ends,
      calls: [balanceCall(trial.token, account), call('unlock', [FIRST_ID + count]), balanceCall(trial.token, account)],
    },
  ]);
  if (!tried) return null;
  const [locked = [], unlocked = []] = tried.slice(blocks.length);
  const why = refusalIn([...locked, ...unlocked]);
  if (why) return { works: false, why };
  const [before, after] = [wordOf(unlocked[0]), wordOf(unlocked[2])];
  if (before === null || after === null) return null;
  return { works: true, loss: lossOf(amount, after - before) };
}
