import type { NewLock } from '@rab/contracts/lock-calls';
import { parseEther } from 'viem';
import { DAY, type DemoChain } from '../DemoChain.ts';
import type { Lifecycle } from '../runLifecycles.ts';

/** Plain and vesting locks: running, ready to be unlocked, spent; also one of an exchange's liquidity token. */
async function* teamLocks(chain: DemoChain, now: bigint): Lifecycle {
  const { owner, secondOwner } = chain.cast;
  yield now - 44n * DAY;
  const token = await chain.createToken(owner, { name: 'Juniper', symbol: 'JNP', supply: 5_000_000n });
  const whole = (tokens: number) => parseEther(String(tokens));
  const lock = (tokens: number, date: bigint, description: string, vesting: NewLock['vesting'] = null) =>
    chain.lock(owner, { token, amount: whole(tokens), date, description, vesting });
  await lock(750_000, now + 180n * DAY, 'Team tokens, six months');
  const weekly = { tgeBps: 1000n, cycle: 7n * DAY, cycleBps: 750n };
  await lock(400_000, now - 14n * DAY, 'Marketing, weekly', weekly);
  const monthly = { tgeBps: 2000n, cycle: 30n * DAY, cycleBps: 1000n };
  await lock(250_000, now + 30n * DAY, 'Advisors, monthly', monthly);
  await lock(120_000, now - 2n * DAY, 'Liquidity reserve');
  const spent = await lock(60_000, now - 20n * DAY, 'Launch campaign');
  yield now - 19n * DAY;
  await chain.unlock(owner, spent);
  yield now - 18n * DAY;
  const other = await chain.createToken(secondOwner, { name: 'Sedge', symbol: 'SDG', supply: 900_000n });
  await chain.lock(secondOwner, {
    token: other,
    amount: whole(300_000),
    date: now + 365n * DAY,
    description: 'Treasury, one year',
  });
}

/** A pair that its owner funded by hand, and its liquidity tokens in the locker. */
async function* liquidityLock(chain: DemoChain, now: bigint): Lifecycle {
  const { thirdOwner } = chain.cast;
  yield now - 17n * DAY;
  const token = await chain.createToken(thirdOwner, { name: 'Heather', symbol: 'HTR', supply: 2_000_000n });
  const { pair, liquidity } = await chain.addLiquidity(thirdOwner, token, parseEther('200000'), parseEther('8'));
  await chain.lock(thirdOwner, {
    token: pair,
    amount: (liquidity * 9n) / 10n,
    date: now + 240n * DAY,
    description: 'HTR/BNB liquidity',
    isLp: true,
  });
}

export const lockLifecycles = (chain: DemoChain, now: bigint): Lifecycle[] => [
  teamLocks(chain, now),
  liquidityLock(chain, now),
];
