import { type Address, concat, erc20Abi, type Hex, isAddressEqual } from 'viem';
import type { LockerRole, LockerWay } from '../Finding.ts';
import { encodeRead, type TrialCall } from '../trial/encodeCall.ts';
import { freshAddress, type Outcome, type Trial, type TrialBlock, tryBlocks, wordOf } from '../trial/Trial.ts';
import { balanceCall } from '../trial/tokenCalls.ts';
import type { LockerFacts } from './callersOf.ts';
import { namedFunction } from './namedFunction.ts';
import { helperCode, type OpeningFacts, preparingArguments, takingArguments } from './openingArguments.ts';

/** Functions that are tried, of the first in the code. */
const MOST_FUNCTIONS = 40;
/** Pairs of a call that prepares and all calls that take. */
const MOST_STEPS = 240;
/** As much as nodes take in one request. */
const AT_ONCE = 10;
/** What helpers answer: yes, and a time that has not come yet. */
const ANSWERS = [1n, 2n ** 40n - 1n] as const;

/** The opening of a contract that a trial has found. */
export interface Opening {
  way: LockerWay;
  who: LockerRole;
  /** Those by whom; nobody where anybody can. */
  accounts: readonly Address[];
  takenBps: bigint;
}

export type OpeningTrial =
  | { result: 'opened'; opening: Opening }
  /** Nothing that was tried opened it. */
  | { result: 'notOpened'; functions: number }
  | { result: 'undetermined'; reason: 'noFunctions' | 'manyFunctions' | 'manySteps' | 'eth_simulateV1' };

interface Bench {
  /** Of the liquidity token. */
  trial: Trial;
  locker: Address;
  /** Base units that it holds. */
  held: bigint;
  facts: LockerFacts;
  helpers: readonly Address[];
  stranger: Address;
}

/** One call of a function, by whom and with what. */
interface Attempt {
  selector: Hex;
  caller: Address;
  data: Hex;
}

/** What one function did when it was called alone. */
interface Alone extends MayOpen {
  selector: Hex;
  /** Calls with arguments that prepare something, that were done. */
  done: readonly Attempt[];
  /** It only answers. */
  isReading: boolean;
}

/**
 * Tries to take liquidity out of a contract: every function of its code by everybody who may have powers over it and by a
 * stranger, then every one after each call of another that was done. It is open where the contract holds less in the end, or lets
 * somebody take what it holds.
 * @param trial of the liquidity token
 * @param held base units that the contract holds
 */
export async function tryOpening(
  trial: Trial,
  { locker, held, facts, selectors }: { locker: Address; held: bigint; facts: LockerFacts; selectors: readonly Hex[] },
): Promise<OpeningTrial> {
  const bench: Bench = {
    trial,
    locker,
    held,
    facts,
    helpers: ANSWERS.map(freshAddress),
    stranger: freshAddress(),
  };
  const given = await findAllowance(bench);
  if (given === undefined) return { result: 'undetermined', reason: 'eth_simulateV1' };
  if (given) return { result: 'opened', opening: given };
  const tried = selectors.slice(0, MOST_FUNCTIONS);
  const unknown = await tryUnknown(bench, selectors);
  if (unknown) return { result: 'opened', opening: unknown };
  const alone = await inTurn(tried, (selector) => tryAlone(bench, selector));
  if (!alone) return { result: 'undetermined', reason: 'eth_simulateV1' };
  const first = worstOf(alone);
  if (first) return { result: 'opened', opening: first };

  const movers = alone.filter(({ isReading }) => !isReading);
  const prepared = await inTurn(movers, (mover) => preparationsOf(bench, mover));
  const steps = prepared
    ?.flatMap(({ steps: some }) => some)
    .sort((a, b) => Number(a.isOpenToAll) - Number(b.isOpenToAll));
  const second =
    steps && (await inTurn(steps.slice(0, MOST_STEPS), (step) => tryAfter(bench, step, inOrder(bench, movers, step))));
  if (!second) return { result: 'undetermined', reason: 'eth_simulateV1' };
  const found = worstOf(second);
  if (found) return { result: 'opened', opening: found };
  if (tried.length === 0) return { result: 'undetermined', reason: 'noFunctions' };
  if (selectors.length > tried.length) return { result: 'undetermined', reason: 'manyFunctions' };
  if (steps.length > MOST_STEPS) return { result: 'undetermined', reason: 'manySteps' };
  return { result: 'notOpened', functions: tried.length };
}

/**
 * Functions in the order in which they are tried after a step: those that were refused before it, those that everybody can call,
 * those that might undo it, and its own.
 */
function inOrder({ stranger }: Bench, movers: readonly Alone[], { selector }: Attempt): Hex[] {
  const rankOf = (mover: Alone) => {
    if (mover.selector === selector) return 3;
    if (mover.done.length === 0) return 0;
    return mover.done.some(({ caller }) => caller === stranger) ? 1 : 2;
  };
  return [...movers].sort((a, b) => rankOf(a) - rankOf(b)).map((mover) => mover.selector);
}

interface MayOpen {
  opening: Opening | null;
}

/** The opening by which most is taken. */
const worstOf = (all: readonly MayOpen[]): Opening | null =>
  all.reduce<Opening | null>(
    (worst, { opening }) => (opening && (!worst || opening.takenBps > worst.takenBps) ? opening : worst),
    null,
  );

/** Tries one after another, some at once, until one of them opens it; null where the node refuses one. */
async function inTurn<Item, Result extends MayOpen>(
  items: readonly Item[],
  attempt: (item: Item) => Promise<Result | null>,
): Promise<Result[] | null> {
  const results: Result[] = [];
  for (let next = 0; next < items.length; next += AT_ONCE) {
    const some = await Promise.all(items.slice(next, next + AT_ONCE).map(attempt));
    for (const result of some) {
      if (result === null) return null;
      results.push(result);
    }
    if (results.some(({ opening }) => opening !== null)) break;
  }
  return results;
}

const callersOf = ({ stranger, facts }: Bench): Address[] => [stranger, ...facts.callers.map(({ account }) => account)];

function roleOf({ stranger, facts }: Bench, account: Address): LockerRole {
  if (isAddressEqual(account, stranger)) return 'anybody';
  return facts.callers.find((caller) => isAddressEqual(caller.account, account))?.role ?? 'accountInContract';
}

/** By whom it is opened: not the stranger, who stands for anybody. */
const openedBy = (bench: Bench, ...accounts: readonly Address[]): Pick<Opening, 'who' | 'accounts'> => ({
  who: roleOf(bench, accounts[0] ?? bench.stranger),
  accounts: [...new Set(accounts)].filter((account) => account !== bench.stranger),
});

/** Basis points of what it holds, rounded up: what is taken is never nothing. */
const shareOf = ({ held }: Bench, taken: bigint): bigint =>
  taken >= held ? 10_000n : (taken * 10_000n + held - 1n) / held;

const factsFor = ({ trial, held, facts, helpers }: Bench, caller: Address): OpeningFacts => ({
  token: trial.token,
  amount: held,
  caller,
  helpers,
  ids: facts.ids,
  words: facts.words,
});

const allowanceCall = ({ trial, locker }: Bench, spender: Address): TrialCall =>
  encodeRead({ address: trial.token, abi: erc20Abi, functionName: 'allowance', args: [locker, spender] });

/** Calls of a function by one account, and then what the contract holds and lets that account and its helpers take. */
function blockOf(bench: Bench, after: number, calls: readonly TrialCall[], caller: Address): TrialBlock {
  return { after, calls: [...calls, ...lookCalls(bench, caller)] };
}
const lookCalls = (bench: Bench, caller: Address): TrialCall[] => [
  balanceCall(bench.trial.token, bench.locker),
  ...[caller, ...bench.helpers].map((spender) => allowanceCall(bench, spender)),
];
const LOOKS = 2 + ANSWERS.length;

/** What was taken after a block, or may be; null where all is there. */
function openingIn(
  bench: Bench,
  outcomes: readonly Outcome[],
  way: { taken: LockerWay; allowed: LockerWay },
): Pick<Opening, 'way' | 'takenBps'> | null {
  const [left, ...allowances] = outcomes.slice(-LOOKS).map(wordOf);
  if (left !== null && left !== undefined && left < bench.held)
    return { way: way.taken, takenBps: shareOf(bench, bench.held - left) };
  const most = allowances.reduce<bigint>(
    (before, allowed) => ((allowed ?? 0n) > before ? (allowed ?? 0n) : before),
    0n,
  );
  if (most === 0n) return null;
  return { way: way.allowed, takenBps: shareOf(bench, most) };
}

const callOf = ({ locker }: Bench, { selector, caller, data }: Attempt): TrialCall => ({
  from: caller,
  to: locker,
  data: concat([selector, data]),
});

/** Helpers work for one account each time. */
const contractsFor = ({ trial, held, helpers }: Bench, caller: Address) =>
  helpers.map((address, index) => ({
    address,
    code: helperCode({ token: trial.token, amount: held, caller }, ANSWERS[index] ?? 0n),
  }));

/** The account that it lets take what it holds already; undefined where nothing can be tried. */
async function findAllowance(bench: Bench): Promise<Opening | null | undefined> {
  const accounts = [...callersOf(bench), ...bench.facts.allowed];
  const tried = await tryBlocks(bench.trial, [
    { after: 0, calls: accounts.map((account) => allowanceCall(bench, account)) },
  ]);
  if (!tried) return undefined;
  const allowances = accounts.map((account, index) => ({ account, allowed: wordOf(tried[0]?.[index]) ?? 0n }));
  const given = allowances.find(({ allowed }) => allowed > 0n);
  if (!given) return null;
  return {
    way: { by: 'allowance', function: null },
    ...openedBy(bench, given.account),
    takenBps: shareOf(bench, given.allowed),
  };
}

/** Calls of no function that the code names, with and without data. */
async function tryUnknown(bench: Bench, selectors: readonly Hex[]): Promise<Opening | null> {
  const unused = (['0x5eed5eed', '0x5eed5eee'] as const).find((selector) => !selectors.includes(selector));
  const callers = callersOf(bench);
  const way: LockerWay = { by: 'fallback' };
  const blocks = callers.map((from, index) =>
    blockOf(
      bench,
      index,
      (['0x', unused ?? '0x'] as const).map((data) => ({ from, to: bench.locker, data })),
      from,
    ),
  );
  const tried = await tryBlocks(bench.trial, blocks);
  return firstOpening(bench, callers, tried ?? [], () => ({ taken: way, allowed: way }));
}

function firstOpening(
  bench: Bench,
  callers: readonly Address[],
  tried: readonly (readonly Outcome[])[],
  wayOf: (index: number) => { taken: LockerWay; allowed: LockerWay },
  before: readonly Address[] = [],
): Opening | null {
  for (const [index, outcomes] of tried.entries()) {
    const opening = openingIn(bench, outcomes, wayOf(index));
    const caller = callers[index];
    if (opening && caller) return { ...opening, ...openedBy(bench, caller, ...before) };
  }
  return null;
}

/** One function, by the stranger first and then by everybody else; null where the node refuses. */
async function tryAlone(bench: Bench, selector: Hex): Promise<Alone | null> {
  const callers = callersOf(bench);
  const named = namedFunction(selector);
  const way = { by: 'function', function: named, after: null } as const;
  const looks = await Promise.all(
    callers.map(async (caller) => {
      const facts = factsFor(bench, caller);
      const preparing = preparingArguments(facts).map((data) => ({ selector, caller, data, isPreparing: true }));
      const taking = takingArguments(facts).map((data) => ({ selector, caller, data, isPreparing: false }));
      const attempts = [...taking, ...preparing];
      const tried = await tryBlocks(
        bench.trial,
        [
          blockOf(
            bench,
            0,
            attempts.map((attempt) => callOf(bench, attempt)),
            caller,
          ),
        ],
        contractsFor(bench, caller),
      );
      return tried && { caller, attempts, outcomes: tried[0] ?? [] };
    }),
  );
  const answered = looks.flatMap((one) => one ?? []);
  if (answered.length < looks.length) return null;
  const opening = firstOpening(
    bench,
    callers,
    answered.map(({ outcomes }) => outcomes),
    () => ({ taken: way, allowed: { by: 'allowance', function: named } }),
  );
  const done = answered.flatMap(({ attempts, outcomes }) =>
    attempts.flatMap((attempt, index) => {
      const outcome = outcomes[index];
      return outcome?.isDone ? [{ attempt, outcome }] : [];
    }),
  );
  return {
    selector,
    opening,
    done: done.flatMap(({ attempt }) => (attempt.isPreparing ? [attempt] : [])),
    isReading: done.length > 0 && done.every(({ outcome }) => outcome.data !== '0x' && outcome.logs.length === 0),
  };
}

/** A call after which all others are tried. */
interface Step extends Attempt {
  /** The stranger can do it, too. */
  isOpenToAll: boolean;
}

/**
 * The different calls of a function that prepare something, with as many words as it takes: with fewer it is refused. What
 * everybody can do is done by the stranger, and by one of those with powers.
 */
async function preparationsOf(bench: Bench, { done }: Alone): Promise<(MayOpen & { steps: Step[] }) | null> {
  const [any] = done;
  if (!any) return { opening: null, steps: [] };
  const isOpenToAll = done.some(({ caller }) => caller === bench.stranger);
  const callers = isOpenToAll ? callersOf(bench).slice(0, 2) : callersOf(bench);
  const shortened = WORDS.map((count) => slice(any.data, 0, 32 * count));
  const tried = await tryBlocks(
    bench.trial,
    [{ after: 0, calls: shortened.map((data) => callOf(bench, { ...any, data })) }],
    contractsFor(bench, any.caller),
  );
  if (!tried) return null;
  const taken = tried[0]?.findIndex(({ isDone }) => isDone) ?? -1;
  const all = done
    .filter(({ caller }) => callers.includes(caller))
    .map(({ data, ...attempt }) => ({ ...attempt, data: taken < 0 ? data : slice(data, 0, 32 * taken), isOpenToAll }));
  return { opening: null, steps: [...new Map(all.map((step) => [`${step.caller} ${step.data}`, step])).values()] };
}
const WORDS = [0, 1, 2, 3];
const slice = (data: Hex, start: number, end: number): Hex => `0x${data.slice(2 + 2 * start, 2 + 2 * end)}`;

/** Everything that moves something, after one call; null where the node refuses. */
async function tryAfter(bench: Bench, first: Step, movers: readonly Hex[]): Promise<MayOpen | null> {
  const callers = [...new Set([first.caller, ...bench.facts.callers.map(({ account }) => account)])];
  const acts = movers.flatMap((selector) => callers.map((caller) => ({ selector, caller })));
  const after = { function: namedFunction(first.selector), who: roleOf(bench, first.caller) };
  const tried = await tryBlocks(
    bench.trial,
    [
      { after: 0, calls: [callOf(bench, first)] },
      ...acts.map(({ selector, caller }, index) =>
        blockOf(
          bench,
          index + 1,
          takingArguments(factsFor(bench, caller)).map((data) => callOf(bench, { selector, caller, data })),
          caller,
        ),
      ),
    ],
    contractsFor(bench, first.caller),
  );
  if (!tried) return null;
  const opening = firstOpening(
    bench,
    acts.map(({ caller }) => caller),
    tried.slice(1),
    (index) => {
      const named = namedFunction(acts[index]?.selector ?? first.selector);
      return { taken: { by: 'function', function: named, after }, allowed: { by: 'allowance', function: named } };
    },
    [first.caller],
  );
  return { opening };
}
