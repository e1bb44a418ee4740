import { parseEther } from 'viem';
import type { Story } from '../playStories.ts';
import { DAY, type Stage } from '../Stage.ts';

/** Plain and vesting locks: running, ready to be unlocked, spent; also one of an exchange's liquidity token. */
async function* teamLocks(stage: Stage, now: bigint): Story {
  const { owner, secondOwner } = stage.cast;
  yield now - 44n * DAY;
  const description = 'A game studio run by its players.';
  const token = await stage.createToken(owner, { name: 'Juniper', symbol: 'JNP', supply: 5_000_000n, description });
  const whole = (tokens: number) => parseEther(String(tokens));
  await stage.lock(owner, token, false, whole(750_000), now + 180n * DAY, 'Team tokens, six months');
  await stage.vestingLock(
    owner,
    token,
    whole(400_000),
    { date: now - 14n * DAY, first: 1000n, period: 7n * DAY, share: 750n },
    'Marketing, weekly',
  );
  await stage.vestingLock(
    owner,
    token,
    whole(250_000),
    { date: now + 30n * DAY, first: 2000n, period: 30n * DAY, share: 1000n },
    'Advisors, monthly',
  );
  await stage.lock(owner, token, false, whole(120_000), now - 2n * DAY, 'Liquidity reserve');
  const spent = await stage.lock(owner, token, false, whole(60_000), now - 20n * DAY, 'Launch campaign');
  yield now - 19n * DAY;
  await stage.unlock(owner, spent);
  yield now - 18n * DAY;
  const other = await stage.createToken(secondOwner, { name: 'Sedge', symbol: 'SDG', supply: 900_000n, description });
  await stage.lock(secondOwner, other, false, whole(300_000), now + 365n * DAY, 'Treasury, one year');
}

/** A pair that its owner funded by hand, and its liquidity tokens in the locker. */
async function* liquidityLock(stage: Stage, now: bigint): Story {
  const { thirdOwner } = stage.cast;
  yield now - 17n * DAY;
  const description = 'Maps that are drawn by those who walk.';
  const token = await stage.createToken(thirdOwner, {
    name: 'Heather',
    symbol: 'HTR',
    supply: 2_000_000n,
    description,
  });
  const { pair, liquidity } = await stage.addLiquidity(thirdOwner, token, parseEther('200000'), parseEther('8'));
  await stage.lock(thirdOwner, pair, true, (liquidity * 9n) / 10n, now + 240n * DAY, 'HTR/BNB liquidity');
}

export const lockStories = (stage: Stage, now: bigint): Story[] => [teamLocks(stage, now), liquidityLock(stage, now)];
