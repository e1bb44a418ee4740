/** @jest-environment node */

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type ContractCall, GROW_LISTING_GRACE, GrowStatus, REFUND_WINDOW, SECONDS_PER_DAY } from '@rab/contracts';
import { privateSaleAbi } from '@rab/contracts/abis';
import {
  atLastMoment,
  momentsOf,
  type Onlooker,
  offeredActs,
  readOnlooker,
  saleActCalls,
} from '@rab/launchpad/testing';
import { depositCall, getChainGrow, type Sale } from '@rab/sdk/sales';
import { TestPlatform } from '@rab/testing/TestPlatform';
import type { ReadContext } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';
import fc from 'fast-check';
import { finalizeGrowCall, setStatusCall } from '../src/actions/reviewCalls.ts';
import { growWait } from '../src/kind/growWait.ts';
import { rabGrow } from '../src/kind/rabGrow.ts';
import { rabGrowInDetail } from '../src/pages/GrowDetail/rabGrowInDetail.ts';
import { getGrowPayout } from '../src/queries/growPayout.ts';
import { getRefundsUntil } from '../src/queries/refundsUntil.ts';

const HISTORIES = Number(process.env.RAB_GROW_HISTORIES ?? 24);
const SEED = Number(process.env.RAB_GROW_SEED ?? 20_261_122);
const DAY = SECONDS_PER_DAY;
const ETHER = 10n ** 18n;

/** By the number that the contract reports. */
const STATES = ['upcoming', 'live', 'success', 'failed', 'listing', 'satisfied', 'not-satisfied'];
const PEOPLE = ['owner', 'administrator', 'buyer', 'second buyer', 'stranger'] as const;
type Person = (typeof PEOPLE)[number];

/** An act that its contract takes from somebody. */
interface Possible {
  person: Person;
  act: string;
  call: ContractCall;
}

/** What the screens send for each act. `show` and `hide` are left out, because the contract accepts them at any time. */
const CALLS: Record<string, (sale: Sale, onlooker: Onlooker, referrer: Address) => ContractCall> = {
  buy: (sale, { bounds }, referrer) => depositCall(sale, bounds.least, referrer),
  buyMost: (sale, { bounds }, referrer) => depositCall(sale, bounds.most, referrer),
  claim: saleActCalls.claim,
  refund: saleActCalls.refund,
  cancel: saleActCalls.cancel,
  forceFail: saleActCalls.forceFail,
  withdraw: saleActCalls.withdraw,
  editInfo: (sale) => saleActCalls.editInfo(sale, 'Qm'),
  listing: (sale) => setStatusCall(sale, GrowStatus.LISTING),
  satisfy: (sale) => setStatusCall(sale, GrowStatus.SATISFY),
  'not-satisfy': (sale) => setStatusCall(sale, GrowStatus.NOT_SATISFY),
  finalize: finalizeGrowCall,
};
const ACTS = Object.keys(CALLS);

let platform: TestPlatform;
let context: ReadContext;
let people: Record<Person, Address>;

beforeAll(async () => {
  platform = await TestPlatform.start();
  const { account, settings } = platform;
  context = platform.context;
  people = {
    owner: account(3),
    administrator: settings.rabAddress,
    buyer: account(4),
    'second buyer': account(5),
    stranger: account(6),
  };
}, 120_000);
afterAll(() => {
  platform?.stop();
});

const statusAt = (id: Address, time: bigint): Promise<number> =>
  platform.client.readContract({
    address: id,
    abi: privateSaleAbi,
    functionName: 'presaleStatus',
    blockOverrides: { time },
  });

interface Terms {
  hasVesting: boolean;
  referralRate: bigint;
  isBurn: boolean;
  /** How long it runs, seconds. */
  length: bigint;
}

async function createGrow({ hasVesting, length, ...terms }: Terms): Promise<Address> {
  const { owner } = people;
  const token = await platform.createToken(owner, { name: 'Carrot', symbol: 'CRT' });
  const start = (await platform.now()) + 3_600n;
  return platform.createGrow({
    ...terms,
    ...{ owner, token, start, end: start + length },
    ...{ softCap: '2', hardCap: '5', min: '1', max: '2' },
    ...(hasVesting && { vesting: { percentage: 6_000n, period: 10n * DAY, start: DAY, end: 40n * DAY } }),
  });
}

/** Compares what the screens' rules say about the grow on the chain with what its contract does. */
class Ledger {
  readonly id: Address;
  listedAt: bigint | null = null;

  constructor(id: Address) {
    this.id = id;
  }

  read(): Promise<Sale> {
    return getChainGrow(context, this.id);
  }

  /** Future moments at which something may change, and the seconds before and after each of them. */
  edges(sale: Sale, time: bigint): bigint[] {
    const moments = momentsOf(rabGrow, sale);
    if (this.listedAt !== null) moments.push(this.listedAt + REFUND_WINDOW);
    const all = moments.flatMap((moment) => [moment - 1n, moment, moment + 1n]);
    return [...new Set(all)].filter((edge) => edge > time).sort((a, b) => (a < b ? -1 : 1));
  }

  /** The state now and at every moment ahead is the contract's. */
  async compareStates(sale: Sale, time: bigint): Promise<number> {
    const times = [time, ...this.edges(sale, time)];
    const statuses = await Promise.all(times.map((at) => statusAt(this.id, at)));
    const expected = times.map((at) => rabGrow.stateOf(sale, atLastMoment(rabGrow, sale, at)).name);
    expect(expected).toEqual(statuses.map((status) => STATES[status]));
    return statuses[0] as number;
  }

  /** What is said to come of a silent administrator comes in the second after the date that is said, and not in it. */
  async compareDeadline(sale: Sale, time: bigint): Promise<void> {
    const wait = growWait(sale, time);
    if (!wait || wait.until <= time) return;
    const change = async (at: bigint) =>
      wait.what === 'Begin the review' || wait.what === 'Show it in the lists'
        ? (await statusAt(this.id, at)) !== (await statusAt(this.id, wait.until))
        : platform.isTaken(people.stranger, finalizeGrowCall(sale), at);
    expect([wait.what, await change(wait.until), await change(wait.until + 1n)]).toEqual([wait.what, false, true]);
  }

  /** What each person is offered is what the contract takes from that person. Resolves to the acts that can be done. */
  async compareActs(sale: Sale, time: bigint): Promise<Possible[]> {
    const until = await getRefundsUntil(context, this.id);
    expect(until).toBe(this.listedAt === null ? 0n : this.listedAt + REFUND_WINDOW);
    const open: Possible[] = [];
    for (const person of PEOPLE) {
      const account = people[person];
      const onlooker = await readOnlooker(context, rabGrowInDetail, sale, account, people.administrator);
      const names = offeredActs(rabGrowInDetail, sale, onlooker, time);
      const offered = names.flatMap((act) => (act === 'close' ? 'finalize' : act === 'buy' ? ['buy', 'buyMost'] : act));
      const isOffered = (act: string) => offered.includes(act) && (act !== 'satisfy' || time >= until);
      const calls = ACTS.map((act) => ({
        act,
        call: (CALLS[act] as (typeof CALLS)['buy'])(sale, onlooker, people.stranger),
      }));
      const taken = await Promise.all(calls.map(({ call }) => platform.isTaken(account, call)));
      const told = { person, state: rabGrow.stateOf(sale, time).name };
      expect({ ...told, acts: ACTS.filter(isOffered) }).toEqual({ ...told, acts: ACTS.filter((_, at) => taken[at]) });
      open.push(...calls.flatMap(({ act, call }, at) => (taken[at] ? { person, act, call } : [])));
    }
    return open;
  }

  /** Does an act that is still taken in the next second: the event that proves it is there, and a payout is what was said. */
  async act(sale: Sale, { person, act, call }: Possible, time: bigint): Promise<void> {
    if (!(await platform.isTaken(people[person], call, time + 1n))) return platform.goTo(time + 1n);
    const payout = act === 'finalize' && sale.reviewStatus === GrowStatus.SATISFY;
    const told = payout ? await getGrowPayout(context, this.id) : null;
    await platform.act(people[person], call);
    if (act === 'listing') this.listedAt = await platform.now();
    if (!told) return;
    const [event] = await platform.client.getContractEvents({
      address: this.id,
      abi: privateSaleAbi,
      eventName: 'Finalized',
    });
    const { baseFee, referralReserve, ownerShare } = event?.args ?? {};
    expect([baseFee, referralReserve, ownerShare]).toEqual([told.fee, told.referrers, told.owner]);
  }
}

const histories = fc.record({
  hasVesting: fc.boolean(),
  referralRate: fc.constantFrom(0n, 50n),
  isBurn: fc.boolean(),
  length: fc.constantFrom(3n, 2n * DAY),
  begins: fc.constantFrom('created', 'live', 'raised', 'listed', 'overdue'),
  steps: fc.array(fc.record({ isWait: fc.boolean(), pick: fc.nat() }), { minLength: 6, maxLength: 14 }),
});

it('over random histories a grow’s state, its dates and what each person may do are those of its contract [GRW-02, OWN-01, OWN-07, OWN-08, ADM-04, SAL-13]', async () => {
  const seen = { states: new Set<number>(), acts: new Set<string>() };
  await fc.assert(
    fc.asyncProperty(histories, async ({ steps, begins, ...terms }) => {
      const ledger = new Ledger(await createGrow(terms));
      let sale = await ledger.read();
      if (begins !== 'created') await platform.goTo(sale.start - 1n);
      // a third buyer can fill what is live
      for (const person of begins === 'created' ? [] : (['buyer', 'second buyer'] as const))
        await platform.act(people[person], depositCall(sale, begins === 'live' ? 2n * ETHER : ETHER, people.stranger));
      if (['raised', 'listed', 'overdue'].includes(begins)) await platform.goTo(sale.end + 1n);
      if (['listed', 'overdue'].includes(begins)) {
        const call = setStatusCall(sale, GrowStatus.LISTING);
        await ledger.act(sale, { person: 'administrator', act: 'listing', call }, sale.end + 1n);
      }
      if (begins === 'overdue') await platform.goTo(sale.end + GROW_LISTING_GRACE - 1n);
      for (const { isWait, pick } of steps) {
        sale = await ledger.read();
        const time = await platform.now();
        seen.states.add(await ledger.compareStates(sale, time));
        await ledger.compareDeadline(sale, time);
        // other project info changes nothing of it
        const open = (await ledger.compareActs(sale, time)).filter(({ act }) => act !== 'editInfo');
        const edges = ledger.edges(sale, time).slice(0, 6);
        const chosen = open[pick % Math.max(1, open.length)];
        if (chosen && (!isWait || edges.length === 0)) {
          seen.acts.add(chosen.act);
          await ledger.act(sale, chosen, time);
        } else if (edges.length > 0) await platform.goTo(edges[pick % edges.length] as bigint);
        else await platform.goTo(time + GROW_LISTING_GRACE);
      }
    }),
    { numRuns: HISTORIES, seed: SEED },
  );
  expect([...seen.states].sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect([...seen.acts].sort()).toEqual(ACTS.filter((act) => act !== 'editInfo').sort());
}, 600_000);
