import type { Address } from 'viem';
import type { Story } from '../playStories.ts';
import { PROJECTS, type Project } from '../projects.ts';
import { DAY, type GrowTerms, HOUR, type Stage } from '../Stage.ts';

type Terms = Partial<Omit<GrowTerms, 'owner' | 'token' | 'project'>> & Pick<GrowTerms, 'start' | 'end'>;

const USUAL = { rate: '15000', softCap: '3', hardCap: '6', min: '0.1', max: '3' } as const;

const create = async (stage: Stage, owner: Address, project: Project, terms: Terms): Promise<Address> => {
  const token = await stage.createToken(owner, project);
  return stage.createGrow({ ...USUAL, ...terms, owner, project, token });
};

/** Reviewed with success and paid out. */
async function* finalized(stage: Stage, now: bigint): Story {
  const { owner, buyers } = stage.cast;
  const [ann, ben, cleo] = buyers;
  const [start, end] = [now - 45n * DAY, now - 40n * DAY];
  yield start - HOUR;
  const vesting = { percentage: 5000n, period: 30n * DAY, end: 90n * DAY };
  const sale = await create(stage, owner, PROJECTS.orchard, { start, end, vesting });
  await stage.showGrow(sale);
  await stage.label(sale, 1);
  yield start + HOUR;
  await stage.deposit(ann, sale, '2');
  await stage.deposit(ben, sale, '1.5');
  await stage.deposit(cleo, sale, '1');
  yield end + HOUR;
  await stage.setGrowStatus(sale, 4);
  yield end + 4n * DAY;
  await stage.setGrowStatus(sale, 5);
  await stage.finalizeGrow(owner, sale);
}

/** One sale at each step: success, listing under way, listing judged good, listing judged bad. */
async function* reviewed(stage: Stage, now: bigint): Story {
  const { owner, secondOwner, thirdOwner, buyers } = stage.cast;
  const [ann, ben, , dan] = buyers;
  const [start, end] = [now - 9n * DAY, now - 4n * DAY];
  yield start - HOUR;
  const success = await create(stage, owner, PROJECTS.lantern, { start, end, referralRate: 30n });
  const listing = await create(stage, secondOwner, PROJECTS.pebble, { start, end });
  const satisfied = await create(stage, thirdOwner, PROJECTS.fern, { start, end });
  const description = 'A studio for interactive audio guides.';
  const wren = { name: 'Wren Audio', symbol: 'WRE', supply: 16_000_000n, description };
  const notSatisfied = await create(stage, owner, wren, { start, end });
  const all = [success, listing, satisfied, notSatisfied];
  for (const sale of all) await stage.showGrow(sale);
  yield start + HOUR;
  for (const sale of all) {
    await stage.deposit(ann, sale, '1.6');
    await stage.deposit(dan, sale, '2.2');
  }
  await stage.deposit(ben, success, '0.9', { referrer: ann });
  yield end + HOUR;
  for (const sale of [listing, satisfied, notSatisfied]) await stage.setGrowStatus(sale, 4);
  // buyers have three days for refunds
  yield end + 3n * DAY + 2n * HOUR;
  await stage.setGrowStatus(satisfied, 5);
  await stage.setGrowStatus(notSatisfied, 6);
}

async function* failed(stage: Stage, now: bigint): Story {
  const { thirdOwner, buyers } = stage.cast;
  const [start, end] = [now - 9n * DAY, now - 6n * DAY];
  yield start - HOUR;
  const sale = await create(
    stage,
    thirdOwner,
    { ...PROJECTS.thicket, name: 'Thicket Arena', symbol: 'THA' },
    { start, end },
  );
  await stage.showGrow(sale);
  yield start + HOUR;
  await stage.deposit(buyers[4], sale, '0.8');
}

async function* live(stage: Stage, now: bigint): Story {
  const { owner, buyers } = stage.cast;
  const [ann, ben] = buyers;
  const start = now - 20n * HOUR;
  yield start - HOUR;
  const sale = await create(stage, owner, PROJECTS.acorn, { start, end: now + 5n * DAY, referralRate: 40n });
  await stage.showGrow(sale);
  await stage.label(sale, 0);
  yield start + HOUR;
  await stage.deposit(ann, sale, '1.1');
  await stage.deposit(ben, sale, '0.6', { referrer: ann });
}

/** One shown by the admin, one that only its owner finds. */
async function* upcoming(stage: Stage, now: bigint): Story {
  const { owner, secondOwner } = stage.cast;
  yield now - 4n * HOUR;
  const times = { start: now + DAY, end: now + 6n * DAY };
  const shown = { name: 'Bramble Works', symbol: 'BRM', supply: 18_000_000n };
  const hidden = { name: 'Sorrel Credit', symbol: 'SRL', supply: 22_000_000n };
  const description = 'A young project that asks its first supporters for funds before it lists.';
  await stage.showGrow(await create(stage, secondOwner, { ...shown, description }, times));
  await create(stage, owner, { ...hidden, description }, times);
}

/** RAB Grow in each of its states. */
export const growStories = (stage: Stage, now: bigint): Story[] =>
  [finalized, reviewed, failed, live, upcoming].map((story) => story(stage, now));
