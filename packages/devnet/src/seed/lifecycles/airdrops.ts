import { AT_ONCE } from '@rab/contracts/airdrop-calls';
import { parseEther } from 'viem';
import { DAY, type DemoChain } from '../DemoChain.ts';
import type { Lifecycle } from '../runLifecycles.ts';

/** Two campaigns of one token: one over, whose rest its creator took back, and one that pays in parts and runs. */
async function* campaigns(chain: DemoChain, now: bigint): Lifecycle {
  const { thirdOwner: creator, buyers, owner } = chain.cast;
  yield now - 44n * DAY;
  const token = await chain.createToken(creator, { name: 'Clover', symbol: 'CLV', supply: 3_000_000n });
  const rows = (...amounts: number[]) =>
    [owner, ...buyers].flatMap((account, index) => {
      const amount = amounts[index];
      return amount === undefined ? [] : [{ account, amount: parseEther(String(amount)) }];
    });
  const start = now - 43n * DAY;
  const early = { token, start, ...AT_ONCE, reclaimFrom: now - 30n * DAY };
  const over = await chain.createAirdrop(creator, early, rows(500, 1_200, 800));
  yield now - 42n * DAY;
  await chain.claimAirdrop(buyers[0], over, [1]);
  yield now - 29n * DAY;
  await chain.reclaimAirdrop(creator, over.id);

  const parts = { tgeBps: 2_500n, cycle: 14n * DAY, cycleBps: 2_500n };
  const late = { token, start: now - 20n * DAY, ...parts, reclaimFrom: now + 60n * DAY };
  yield now - 21n * DAY;
  const running = await chain.createAirdrop(creator, late, rows(2_000, 4_000, 1_500, 3_000, 900, 600));
  yield now - 19n * DAY;
  await chain.claimAirdrop(buyers[1], running, [2]);
  yield now - 5n * DAY;
  await chain.claimAirdrop(creator, running, [2, 3]);
}

export const airdropLifecycles = (chain: DemoChain, now: bigint): Lifecycle[] => [campaigns(chain, now)];
