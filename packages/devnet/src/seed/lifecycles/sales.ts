import { addLiquidityCall, cancelCall, claimCall, whitelistCall } from '@rab/contracts/sale-calls';
import type { SaleTerms } from '@rab/evm/driver';
import type { Address } from 'viem';
import { DAY, type DemoChain, HOUR } from '../DemoChain.ts';
import { PROJECTS, type Project } from '../projects.ts';
import type { Lifecycle } from '../runLifecycles.ts';

type Terms = Partial<Omit<SaleTerms, 'owner' | 'token'>> & Pick<SaleTerms, 'start' | 'end'>;

/** Small caps: the demo accounts should be able to fill a sale by hand. */
const USUAL = {
  rate: '20000',
  listingRate: '18000',
  softCap: '4',
  hardCap: '10',
  min: '0.1',
  max: '5',
} as const;

const create = async (chain: DemoChain, owner: Address, project: Project, terms: Terms): Promise<Address> => {
  const token = await chain.createToken(owner, project);
  return chain.createSale({ ...USUAL, ...terms, owner, token, projectInfoHash: await chain.upload(project) });
};

async function* finalized(chain: DemoChain, now: bigint): Lifecycle {
  const { owner, buyers } = chain.cast;
  const [ann, ben, cleo] = buyers;
  const [start, end] = [now - 58n * DAY, now - 50n * DAY];
  yield start - HOUR;
  const sale = await create(chain, owner, PROJECTS.carrot, { start, end, referralRate: 30n, isBurn: true });
  await chain.label(sale, 0);
  await chain.label(sale, 1);
  yield start + HOUR;
  await chain.deposit(ann, sale, '3');
  await chain.deposit(ben, sale, '2.5', { referrer: ann });
  yield start + 2n * DAY;
  await chain.deposit(cleo, sale, '1.75', { referrer: ann });
  yield end + HOUR;
  await chain.send(owner, addLiquidityCall({ id: sale }));
  yield end + DAY;
  await chain.send(ben, claimCall({ id: sale }));
}

async function* finalizedWithVesting(chain: DemoChain, now: bigint): Lifecycle {
  const { secondOwner, buyers } = chain.cast;
  const [ann, ben, , dan] = buyers;
  const [start, end] = [now - 40n * DAY, now - 30n * DAY];
  yield start - HOUR;
  const vesting = { percentage: 7000n, period: 10n * DAY, end: 100n * DAY };
  const sale = await create(chain, secondOwner, PROJECTS.hopper, { start, end, vesting });
  await chain.label(sale, 0);
  yield start + DAY;
  await chain.deposit(dan, sale, '5');
  await chain.deposit(ben, sale, '1.2');
  await chain.deposit(ann, sale, '0.8');
  yield end + 2n * HOUR;
  await chain.send(secondOwner, addLiquidityCall({ id: sale }));
  yield end + 12n * DAY;
  await chain.send(dan, claimCall({ id: sale }));
}

async function* failed(chain: DemoChain, now: bigint): Lifecycle {
  const { thirdOwner, buyers } = chain.cast;
  const [ann, ben] = buyers;
  const [start, end] = [now - 25n * DAY, now - 15n * DAY];
  yield start - HOUR;
  const sale = await create(chain, thirdOwner, PROJECTS.thicket, { start, end });
  yield start + DAY;
  await chain.deposit(ann, sale, '1');
  await chain.deposit(ben, sale, '0.4');
}

async function* cancelled(chain: DemoChain, now: bigint): Lifecycle {
  const { thirdOwner } = chain.cast;
  yield now - 12n * DAY;
  const terms = { start: now - 8n * DAY, end: now - 2n * DAY };
  const sale = await create(chain, thirdOwner, PROJECTS.dandelion, terms);
  yield now - 10n * DAY;
  await chain.send(thirdOwner, cancelCall({ id: sale }));
}

/** Hard cap reached before the end: the owner may list at once. */
async function* filled(chain: DemoChain, now: bigint): Lifecycle {
  const { owner, buyers } = chain.cast;
  const [ann, ben, cleo, dan] = buyers;
  const start = now - 2n * DAY;
  yield start - HOUR;
  const sale = await create(chain, owner, PROJECTS.burrow, { start, end: now + 5n * DAY, hardCap: '8', softCap: '3' });
  await chain.label(sale, 1);
  yield start + HOUR;
  await chain.deposit(ann, sale, '2');
  await chain.deposit(ben, sale, '2');
  await chain.deposit(cleo, sale, '2');
  await chain.deposit(dan, sale, '2');
}

async function* live(chain: DemoChain, now: bigint): Lifecycle {
  const { owner, buyers } = chain.cast;
  const [ann, , cleo] = buyers;
  const start = now - DAY;
  yield start - HOUR;
  const sale = await create(chain, owner, PROJECTS.meadow, { start, end: now + 6n * DAY });
  yield start + 3n * HOUR;
  await chain.deposit(ann, sale, '2.5');
  yield start + 10n * HOUR;
  await chain.deposit(cleo, sale, '1.25');
}

/** Referral, vesting and a whitelist phase that the demo's first two buyers are in. */
async function* liveWithEverything(chain: DemoChain, now: bigint): Lifecycle {
  const { secondOwner, buyers } = chain.cast;
  const [ann, ben, cleo] = buyers;
  const start = now - 6n * HOUR;
  yield start - HOUR;
  const sale = await create(chain, secondOwner, PROJECTS.clover, {
    start,
    end: now + 3n * DAY,
    whitelistSeconds: 3n * HOUR,
    referralRate: 50n,
    vesting: { percentage: 8000n, period: 15n * DAY, end: 120n * DAY },
    isBurn: true,
  });
  await chain.label(sale, 0);
  await chain.send(secondOwner, whitelistCall({ id: sale }, [ann, ben], true));
  yield start + HOUR;
  await chain.deposit(ann, sale, '1.5');
  yield start + 4n * HOUR;
  await chain.deposit(cleo, sale, '1', { referrer: ann });
  await chain.deposit(ben, sale, '0.7', { referrer: ann });
}

/** Priced in the stable token, with a referral, and a time in which its buyers may leave. */
async function* liveInStable(chain: DemoChain, now: bigint): Lifecycle {
  const { thirdOwner, buyers } = chain.cast;
  const [, ben, , dan] = buyers;
  const [start, base] = [now - 10n * HOUR, chain.stable];
  yield start - HOUR;
  const sale = await create(chain, thirdOwner, PROJECTS.marten, {
    baseToken: base,
    start,
    end: now + 4n * DAY,
    rate: '40',
    listingRate: '36',
    softCap: '2000',
    hardCap: '5000',
    min: '50',
    max: '1500',
    referralRate: 20n,
    leaving: { time: 2n * DAY, cost: 50n },
  });
  await chain.label(sale, 1);
  yield start + HOUR;
  await chain.deposit(dan, sale, '1350', { base });
  await chain.deposit(ben, sale, '900', { base, referrer: dan });
}

async function* upcoming(chain: DemoChain, now: bigint): Lifecycle {
  const { owner, secondOwner } = chain.cast;
  yield now - 5n * HOUR;
  await create(chain, owner, PROJECTS.warren, { start: now + 2n * DAY, end: now + 9n * DAY, referralRate: 20n });
  yield now - 3n * HOUR;
  const soon = { start: now + 6n * HOUR, end: now + 4n * DAY, whitelistSeconds: HOUR };
  await create(chain, secondOwner, PROJECTS.velvet, soon);
}

/** RAB Sale in each of its states. */
export const saleLifecycles = (chain: DemoChain, now: bigint): Lifecycle[] =>
  [finalized, finalizedWithVesting, failed, cancelled, filled, live, liveWithEverything, liveInStable, upcoming].map(
    (lifecycle) => lifecycle(chain, now),
  );
