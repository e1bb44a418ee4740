import type { Address } from 'viem';
import type { Story } from '../playStories.ts';
import { PROJECTS, type Project } from '../projects.ts';
import { DAY, HOUR, type SaleTerms, type Stage } from '../Stage.ts';

type Terms = Partial<Omit<SaleTerms, 'owner' | 'token' | 'project'>> & Pick<SaleTerms, 'start' | 'end'>;

/** Small caps: the demo accounts should be able to fill a sale by hand. */
const USUAL = {
  rate: '20000',
  listingRate: '18000',
  softCap: '4',
  hardCap: '10',
  min: '0.1',
  max: '5',
  liquidityPercent: 600n,
} as const;

const create = async (stage: Stage, owner: Address, project: Project, terms: Terms): Promise<Address> => {
  const token = await stage.createToken(owner, project);
  return stage.createSale({ ...USUAL, ...terms, owner, project, token });
};

async function* finalized(stage: Stage, now: bigint): Story {
  const { owner, buyers } = stage.cast;
  const [ann, ben, cleo] = buyers;
  const [start, end] = [now - 58n * DAY, now - 50n * DAY];
  yield start - HOUR;
  const sale = await create(stage, owner, PROJECTS.carrot, { start, end, referralRate: 30n, isBurn: true });
  await stage.label(sale, 0);
  await stage.label(sale, 1);
  yield start + HOUR;
  await stage.deposit(ann, sale, '3');
  await stage.deposit(ben, sale, '2.5', { referrer: ann });
  yield start + 2n * DAY;
  await stage.deposit(cleo, sale, '1.75', { referrer: ann });
  yield end + HOUR;
  await stage.act(owner, sale, 'addLiquidity');
  yield end + DAY;
  await stage.act(ben, sale, 'userWithdrawTokens');
}

async function* finalizedWithVesting(stage: Stage, now: bigint): Story {
  const { secondOwner, buyers } = stage.cast;
  const [ann, ben, , dan] = buyers;
  const [start, end] = [now - 40n * DAY, now - 30n * DAY];
  yield start - HOUR;
  const vesting = { percentage: 7000n, period: 10n * DAY, end: 100n * DAY };
  const sale = await create(stage, secondOwner, PROJECTS.hopper, { start, end, vesting });
  await stage.label(sale, 0);
  yield start + DAY;
  await stage.deposit(dan, sale, '5');
  await stage.deposit(ben, sale, '1.2');
  await stage.deposit(ann, sale, '0.8');
  yield end + 2n * HOUR;
  await stage.act(secondOwner, sale, 'addLiquidity');
  yield end + 12n * DAY;
  await stage.act(dan, sale, 'userWithdrawTokens');
}

async function* failed(stage: Stage, now: bigint): Story {
  const { thirdOwner, buyers } = stage.cast;
  const [ann, ben] = buyers;
  const [start, end] = [now - 25n * DAY, now - 15n * DAY];
  yield start - HOUR;
  const sale = await create(stage, thirdOwner, PROJECTS.thicket, { start, end });
  yield start + DAY;
  await stage.deposit(ann, sale, '1');
  await stage.deposit(ben, sale, '0.4');
}

async function* cancelled(stage: Stage, now: bigint): Story {
  const { thirdOwner } = stage.cast;
  yield now - 12n * DAY;
  const terms = { start: now - 8n * DAY, end: now - 2n * DAY };
  const sale = await create(stage, thirdOwner, PROJECTS.dandelion, terms);
  yield now - 10n * DAY;
  await stage.act(thirdOwner, sale, 'forceFailByPresaleOwner');
}

/** Hard cap reached before the end: the owner may list at once. */
async function* filled(stage: Stage, now: bigint): Story {
  const { owner, buyers } = stage.cast;
  const [ann, ben, cleo, dan] = buyers;
  const start = now - 2n * DAY;
  yield start - HOUR;
  const sale = await create(stage, owner, PROJECTS.burrow, { start, end: now + 5n * DAY, hardCap: '8', softCap: '3' });
  await stage.label(sale, 1);
  yield start + HOUR;
  await stage.deposit(ann, sale, '2');
  await stage.deposit(ben, sale, '2');
  await stage.deposit(cleo, sale, '2');
  await stage.deposit(dan, sale, '2');
}

async function* live(stage: Stage, now: bigint): Story {
  const { owner, buyers } = stage.cast;
  const [ann, , cleo] = buyers;
  const start = now - DAY;
  yield start - HOUR;
  const sale = await create(stage, owner, PROJECTS.meadow, { start, end: now + 6n * DAY });
  yield start + 3n * HOUR;
  await stage.deposit(ann, sale, '2.5');
  yield start + 10n * HOUR;
  await stage.deposit(cleo, sale, '1.25');
}

/** Referral, vesting and a whitelist phase that the demo's first two buyers are in. */
async function* liveWithEverything(stage: Stage, now: bigint): Story {
  const { secondOwner, buyers } = stage.cast;
  const [ann, ben, cleo] = buyers;
  const start = now - 6n * HOUR;
  yield start - HOUR;
  const sale = await create(stage, secondOwner, PROJECTS.clover, {
    start,
    end: now + 3n * DAY,
    whitelistSeconds: 3n * HOUR,
    referralRate: 50n,
    vesting: { percentage: 8000n, period: 15n * DAY, end: 120n * DAY },
    isBurn: true,
  });
  await stage.label(sale, 0);
  await stage.whitelist(secondOwner, sale, [ann, ben]);
  yield start + HOUR;
  await stage.deposit(ann, sale, '1.5');
  yield start + 4n * HOUR;
  await stage.deposit(cleo, sale, '1', { referrer: ann });
  await stage.deposit(ben, sale, '0.7', { referrer: ann });
}

/** Priced in the stable token. */
async function* liveInStable(stage: Stage, now: bigint): Story {
  const { thirdOwner, buyers } = stage.cast;
  const [, ben, , dan] = buyers;
  const [start, currency] = [now - 10n * HOUR, 'BUSD'] as const;
  yield start - HOUR;
  const sale = await create(stage, thirdOwner, PROJECTS.marten, {
    currency,
    start,
    end: now + 4n * DAY,
    rate: '40',
    listingRate: '36',
    softCap: '2000',
    hardCap: '5000',
    min: '50',
    max: '1500',
  });
  await stage.label(sale, 1);
  yield start + HOUR;
  await stage.deposit(ben, sale, '900', { currency });
  await stage.deposit(dan, sale, '1350', { currency });
}

async function* upcoming(stage: Stage, now: bigint): Story {
  const { owner, secondOwner } = stage.cast;
  yield now - 5n * HOUR;
  await create(stage, owner, PROJECTS.warren, { start: now + 2n * DAY, end: now + 9n * DAY, referralRate: 20n });
  yield now - 3n * HOUR;
  const soon = { start: now + 6n * HOUR, end: now + 4n * DAY, whitelistSeconds: HOUR };
  await create(stage, secondOwner, PROJECTS.velvet, soon);
}

/** RAB Sale in each of its states. */
export const saleStories = (stage: Stage, now: bigint): Story[] =>
  [finalized, finalizedWithVesting, failed, cancelled, filled, live, liveWithEverything, liveInStable, upcoming].map(
    (story) => story(stage, now),
  );
