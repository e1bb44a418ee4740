import { parseEther } from 'viem';
import { DAY, type DemoChain } from '../DemoChain.ts';
import type { Lifecycle } from '../runLifecycles.ts';

/** Coins for one token. */
const PRICE = 0.00002;

/**
 * Locked positions of one V3 pool with trade: in range with fees to collect, out of range with a receiver and an open offer,
 * given up, and unlocked, whose position its owner has again.
 */
async function* positions(chain: DemoChain, now: bigint): Lifecycle {
  const { owner, secondOwner, buyers } = chain.cast;
  const { v3 } = chain;
  yield now - 41n * DAY;
  const token = await chain.createToken(owner, { name: 'Bracken', symbol: 'BRK', supply: 4_000_000n });
  const at = (tokens: string, coins: string) => ({
    ...{ token, price: PRICE },
    ...{ tokens: parseEther(tokens), coins: parseEther(coins) },
  });
  const wide = await v3.open(owner, { ...at('300000', '6'), range: [0.4, 2.5] });
  const inRange = await chain.lockPosition(owner, wide, {
    unlockDate: now + 200n * DAY,
    description: 'BRK/BNB liquidity',
  });
  const brief = await v3.open(owner, { ...at('50000', '1'), range: [0.7, 1.4] });
  const spent = await chain.lockPosition(owner, brief, { unlockDate: now - 10n * DAY, description: 'Launch month' });
  const whole = await v3.open(owner, at('100000', '2'));
  const forGood = await chain.lockPosition(owner, whole, { unlockDate: now + 30n * DAY, feeReceiver: buyers[4] });

  yield now - 40n * DAY;
  await v3.buy(buyers[0], token, parseEther('0.4'));
  await v3.buy(buyers[1], token, parseEther('0.25'));
  yield now - 39n * DAY;
  await v3.sell(buyers[0], token, parseEther('9000'));
  await chain.renouncePosition(owner, forGood);
  yield now - 30n * DAY;
  await chain.collectFees(buyers[2], inRange);

  yield now - 28n * DAY;
  // all of it in tokens, to be sold at more than twice the price
  const above = await v3.open(owner, { ...at('80000', '0'), range: [2.2, 4] });
  const outOfRange = await chain.lockPosition(owner, above, {
    owner: secondOwner,
    feeReceiver: owner,
    unlockDate: now + 60n * DAY,
    description: 'For later buyers',
  });
  yield now - 12n * DAY;
  await chain.movePositionDate(secondOwner, outOfRange, now + 90n * DAY);
  await chain.offerPosition(secondOwner, outOfRange, buyers[3]);
  yield now - 9n * DAY;
  await chain.unlockPosition(owner, spent);
  yield now - 3n * DAY;
  await v3.buy(buyers[1], token, parseEther('0.3'));
  await v3.sell(buyers[0], token, parseEther('4000'));
}

export const positionLifecycles = (chain: DemoChain, now: bigint): Lifecycle[] => [positions(chain, now)];
