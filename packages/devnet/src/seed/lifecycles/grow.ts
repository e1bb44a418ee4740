import type { GrowTerms } from '@rab/evm/driver';
import type { Address } from 'viem';
import { DAY, type DemoChain, HOUR } from '../DemoChain.ts';
import { PROJECTS, type Project } from '../projects.ts';
import type { Lifecycle } from '../runLifecycles.ts';

type Terms = Partial<Omit<GrowTerms, 'owner' | 'token'>> & Pick<GrowTerms, 'start' | 'end'>;

const USUAL = { rate: '15000', softCap: '3', hardCap: '6', min: '0.1', max: '3' } as const;

const create = async (chain: DemoChain, owner: Address, project: Project, terms: Terms): Promise<Address> => {
  const token = await chain.createToken(owner, project);
  return chain.createGrow({ ...USUAL, ...terms, owner, token, projectInfoHash: await chain.upload(project) });
};

/** Reviewed with success and paid out. */
async function* finalized(chain: DemoChain, now: bigint): Lifecycle {
  const { owner, buyers } = chain.cast;
  const [ann, ben, cleo] = buyers;
  const [start, end] = [now - 45n * DAY, now - 40n * DAY];
  yield start - HOUR;
  const vesting = { percentage: 5000n, period: 30n * DAY, end: 90n * DAY };
  const sale = await create(chain, owner, PROJECTS.orchard, { start, end, vesting });
  await chain.showGrow(sale);
  await chain.label(sale, 1);
  yield start + HOUR;
  await chain.deposit(ann, sale, '2');
  await chain.deposit(ben, sale, '1.5');
  await chain.deposit(cleo, sale, '1');
  yield end + HOUR;
  await chain.setGrowStatus(sale, 4);
  yield end + 4n * DAY;
  await chain.setGrowStatus(sale, 5);
  await chain.finalizeGrow(owner, sale);
}

/** One sale at each step: success, listing under way, listing judged good, listing judged bad. */
async function* reviewed(chain: DemoChain, now: bigint): Lifecycle {
  const { owner, secondOwner, thirdOwner, buyers } = chain.cast;
  const [ann, ben, , dan] = buyers;
  const [start, end] = [now - 9n * DAY, now - 4n * DAY];
  yield start - HOUR;
  const success = await create(chain, owner, PROJECTS.lantern, { start, end, referralRate: 30n });
  const listing = await create(chain, secondOwner, PROJECTS.pebble, { start, end });
  const satisfied = await create(chain, thirdOwner, PROJECTS.fern, { start, end });
  const description = 'A studio for interactive audio guides.';
  const wren = { name: 'Wren Audio', symbol: 'WRE', supply: 16_000_000n, description };
  const notSatisfied = await create(chain, owner, wren, { start, end });
  const all = [success, listing, satisfied, notSatisfied];
  for (const sale of all) await chain.showGrow(sale);
  yield start + HOUR;
  for (const sale of all) {
    await chain.deposit(ann, sale, '1.6');
    await chain.deposit(dan, sale, '2.2');
  }
  await chain.deposit(ben, success, '0.9', { referrer: ann });
  yield end + HOUR;
  for (const sale of [listing, satisfied, notSatisfied]) await chain.setGrowStatus(sale, 4);
  // buyers have three days for refunds
  yield end + 3n * DAY + 2n * HOUR;
  await chain.setGrowStatus(satisfied, 5);
  await chain.setGrowStatus(notSatisfied, 6);
}

/** Paid out in parts: two of four are the owner's, a buyer has handed tokens back. */
async function* inParts(chain: DemoChain, now: bigint): Lifecycle {
  const { secondOwner, buyers } = chain.cast;
  const [ann, ben, , dan] = buyers;
  const [start, end] = [now - 45n * DAY, now - 40n * DAY];
  yield start - 2n * HOUR;
  const description = 'A mill that grinds by wind. Its raise is paid out while it is built.';
  const mill = { name: 'Windward Mill', symbol: 'WIM', supply: 14_000_000n, description };
  const vesting = { percentage: 8000n, period: 30n * DAY, end: 180n * DAY };
  const parts = { count: 4n, period: 30n * DAY };
  const sale = await create(chain, secondOwner, mill, { start, end, vesting, parts });
  await chain.showGrow(sale);
  yield start + 2n * HOUR;
  await chain.deposit(ann, sale, '2');
  await chain.deposit(ben, sale, '1.5');
  await chain.deposit(dan, sale, '1');
  yield end + 2n * HOUR;
  await chain.setGrowStatus(sale, 4);
  yield end + 4n * DAY + HOUR;
  await chain.setGrowStatus(sale, 5);
  await chain.finalizeGrow(secondOwner, sale);
  yield end + 20n * DAY;
  await chain.handBack(dan, sale);
  yield end + 35n * DAY;
  await chain.withdrawParts(secondOwner, sale);
}

async function* failed(chain: DemoChain, now: bigint): Lifecycle {
  const { thirdOwner, buyers } = chain.cast;
  const [start, end] = [now - 9n * DAY, now - 6n * DAY];
  yield start - HOUR;
  const sale = await create(
    chain,
    thirdOwner,
    { ...PROJECTS.thicket, name: 'Thicket Arena', symbol: 'THA' },
    { start, end },
  );
  await chain.showGrow(sale);
  yield start + HOUR;
  await chain.deposit(buyers[4], sale, '0.8');
}

async function* live(chain: DemoChain, now: bigint): Lifecycle {
  const { owner, buyers } = chain.cast;
  const [ann, ben] = buyers;
  const start = now - 20n * HOUR;
  yield start - HOUR;
  const sale = await create(chain, owner, PROJECTS.acorn, { start, end: now + 5n * DAY, referralRate: 40n });
  await chain.showGrow(sale);
  await chain.label(sale, 0);
  yield start + HOUR;
  await chain.deposit(ann, sale, '1.1');
  await chain.deposit(ben, sale, '0.6', { referrer: ann });
}

/** One shown by the admin, one that only its owner finds. */
async function* upcoming(chain: DemoChain, now: bigint): Lifecycle {
  const { owner, secondOwner } = chain.cast;
  yield now - 4n * HOUR;
  const times = { start: now + DAY, end: now + 6n * DAY };
  const shown = { name: 'Bramble Works', symbol: 'BRM', supply: 18_000_000n };
  const hidden = { name: 'Sorrel Credit', symbol: 'SRL', supply: 22_000_000n };
  const description = 'A young project that asks its first supporters for funds before it lists.';
  await chain.showGrow(await create(chain, secondOwner, { ...shown, description }, times));
  await create(chain, owner, { ...hidden, description }, times);
}

/** RAB Grow in each of its states. */
export const growLifecycles = (chain: DemoChain, now: bigint): Lifecycle[] =>
  [finalized, reviewed, inParts, failed, live, upcoming].map((lifecycle) => lifecycle(chain, now));
