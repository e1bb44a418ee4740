import { contractCall } from '@rab/contracts';
import { type Address, concat, type Hex, numberToHex, parseAbi } from 'viem';
import type { ContractProfile } from '../code/contractProfile.ts';
import { POWER_FUNCTIONS, type TokenPower } from '../code/powersInCode.ts';
import type { Effect } from '../Finding.ts';
import { encodeCall, type TrialCall } from '../trial/encodeCall.ts';
import { freshAddress, type Outcome, type Trial, tryBlocks, wordOf } from '../trial/Trial.ts';
import { balanceCall, supplyCall, transferCall } from '../trial/tokenCalls.ts';
import { largestOf, lossOf, type Pool, sellCalls, swappedIn } from './pools.ts';
import type { Position } from './trade.ts';

/** A function that somebody can call, and what then happens. */
export interface ProvenPower {
  selector: Hex;
  /** By its name, where that is a known one. */
  power: TokenPower | null;
  signature: string | null;
  effect: Effect;
  caller: Address;
  isAnybody: boolean;
}

/** Functions of which it is known what they do: everybody's own, and passing the ownership on. */
const HARMLESS = new Set<string>(
  [
    'a9059cbb 23b872dd 095ea7b3 dd62ed3e 70a08231 18160ddd 06fdde03 95d89b41 313ce567 39509351 a457c2d7',
    'd505accf 7ecebe00 3644e515 84b0196e 42966c68 79cc6790 8da5cb5b 893d20e8 f2fde38b 715018a6 79ba5097 e30c3978',
    '248a9ca3 91d14854 a217fddf 01ffc9a7 2f2ff15d d547741f 36568abe 3659cfe6 4f1ef286 52d1902d 5c60da1b ad3cb1cc',
  ].flatMap((line) => line.split(' ').map((selector) => `0x${selector}`)),
);
/** Functions that are tried, of the first in the code. */
const MOST_TRIED = 60;
/** Functions that are tried at once, each by every caller: as much as nodes take in one request. */
const AT_ONCE = 10;
/** Numbers that a fee or a limit may be set to, rising: the last one that is taken stays. */
const STEPS = [2n, 5n, 10n, 25n, 100n, 1_000n, 10_000n];

const word = (value: bigint | Address): Hex => numberToHex(BigInt(value), { size: 32 });

/** Parameters that one of the usual functions would do something with, in groups after each of which its effect is looked at. */
const parametersFor = (account: Address, friend: Address, amount: bigint): Hex[][] => [
  [account, friend].flatMap((one) => [
    concat([word(one), word(amount), word(1n), word(1n)]),
    concat([word(one), word(amount / 10n), word(1n), word(1n)]),
  ]),
  [concat([word(account), word(1n), word(1n), word(1n)]), concat([word(1n), word(1n), word(1n), word(1n)])],
  // a list of one account
  [concat([word(32n), word(1n), word(account)]), concat([word(64n), word(1n), word(1n), word(account)])],
  STEPS.map((step) => concat([word(step), word(step), word(step), word(step)])),
  [concat([word(1n), numberToHex(-50n, { size: 32, signed: true })]), concat([word(friend), word(1n)])],
  [concat([word(0n), word(0n), word(0n), word(0n)])],
];

interface Probe {
  supply: bigint | null;
  balance: bigint | null;
  /** Basis points that did not arrive; null where it was refused. */
  transferLoss: bigint | null;
  saleLoss: bigint | null;
}

/** What somebody who owns the token can do with a little of it. */
function probeCalls(
  trial: Trial,
  pool: Pool | null,
  { account }: Position,
  little: bigint,
  friend: Address,
): TrialCall[] {
  const { token } = trial;
  return [
    supplyCall(token),
    balanceCall(token, account),
    balanceCall(token, friend),
    transferCall(account, token, friend, little),
    balanceCall(token, friend),
    ...(pool ? sellCalls(trial, pool, account, little) : []),
  ];
}
const PROBE_CALLS = 5;
const SALE_CALLS = 2;

function probeIn(
  trial: Trial,
  pool: Pool | null,
  { account }: Position,
  little: bigint,
  outcomes: readonly Outcome[],
): Probe {
  const [supply, balance, had, moved, has, , swap] = outcomes;
  const [before, after] = [wordOf(had), wordOf(has)];
  const entered = pool && swap?.isDone ? swappedIn(swap, pool, trial.token, account) : null;
  return {
    supply: wordOf(supply),
    balance: wordOf(balance),
    transferLoss: moved?.isDone && before !== null && after !== null ? lossOf(little, after - before) : null,
    saleLoss: entered === null ? null : lossOf(little, entered),
  };
}

/** Less than that is rounding, or what a token hands out to its holders, basis points. */
const NOISE = 20n;

/** How it is with a call compared to how it would be at the same moment without it. */
function effectOf(without: Probe, after: Probe): Effect | null {
  if (without.supply !== null && after.supply !== null && after.supply > without.supply) return { does: 'makes' };
  if (without.transferLoss === null && after.transferLoss !== null) return { does: 'opens' };
  if (without.balance !== null && after.balance !== null && lossOf(without.balance, after.balance) > NOISE)
    return { does: 'takes' };
  if (without.transferLoss !== null && after.transferLoss === null) return { does: 'stops', what: 'transfers' };
  if (without.saleLoss !== null && after.saleLoss === null) return { does: 'stops', what: 'sales' };
  const rises = (was: bigint | null, is: bigint | null) => (is ?? 0n) > (was ?? 0n) + NOISE;
  if (rises(without.transferLoss, after.transferLoss) || rises(without.saleLoss, after.saleLoss))
    return { does: 'charges', bps: largestOf([after.transferLoss ?? 0n, after.saleLoss ?? 0n]) };
  return null;
}

interface Bench {
  trial: Trial;
  pool: Pool | null;
  position: Position;
}

/** Seconds between two looks: more than usual pauses between trades. */
const PAUSE = 600;

/** Looks at what a holder can do, each after calls of one function with a group of parameters; null where nothing is tried. */
async function look(
  { trial, pool, position }: Bench,
  called?: { selector: string; caller: Address },
): Promise<Probe[] | null> {
  const { account, blocks, amount } = position;
  const friend = freshAddress();
  const groups = parametersFor(account, friend, amount);
  const little = amount / BigInt(4 * (groups.length + 1)) || 1n;
  const calls = (parameters: readonly Hex[]): TrialCall[] =>
    called
      ? parameters.map((data) => ({
          from: called.caller,
          to: trial.token,
          data: concat([called.selector as Hex, data]),
        }))
      : [];
  const tried = await tryBlocks(trial, [
    ...blocks,
    ...groups.map((parameters, index) => ({
      after: PAUSE * (index + 1),
      calls: [...calls(parameters), ...probeCalls(trial, pool, position, little, friend)],
    })),
  ]);
  const count = PROBE_CALLS + (pool ? SALE_CALLS : 0);
  return (
    tried?.slice(blocks.length).map((outcomes) => probeIn(trial, pool, position, little, outcomes.slice(-count))) ??
    null
  );
}

const ORDER = ['makes', 'takes', 'stops', 'opens', 'charges'] as const satisfies Effect['does'][];

/** The worst of what a function does, the highest where it charges; null where it does no harm. */
function worstOf(without: readonly Probe[], looks: readonly Probe[] | null): Effect | null {
  const effects = (looks ?? []).flatMap((probe, index) => {
    const before = without[index];
    const effect = before && effectOf(before, probe);
    return effect ? [effect] : [];
  });
  for (const kind of ORDER) {
    const same = effects.filter(({ does }) => does === kind);
    const [first] = same;
    if (!first) continue;
    return first.does === 'charges'
      ? { does: 'charges', bps: largestOf(same.flatMap((effect) => (effect.does === 'charges' ? [effect.bps] : []))) }
      : first;
  }
  return null;
}

const NAMED = new Map(
  Object.entries(POWER_FUNCTIONS).flatMap(([power, known]) =>
    Object.entries(known).map(
      ([selector, signature]) => [selector, { power: power as TokenPower, signature }] as const,
    ),
  ),
);

/**
 * Tries every function of a token's code that is no usual one: as its owner, or as the accounts that stand in its storage
 * where it names none, and as somebody whom nobody knows. Of each that harms somebody who holds the token: what it does.
 */
export async function tryPowers(bench: Bench, { parts, owner, known }: ContractProfile): Promise<ProvenPower[] | null> {
  const looking = look(bench);
  const stranger = freshAddress();
  const callers = [...(owner && BigInt(owner) > 0xffffn ? [owner] : known), stranger];
  const selectors = parts.selectors.filter((selector) => !HARMLESS.has(selector)).slice(0, MOST_TRIED);
  const tryOne = async (selector: string): Promise<ProvenPower[]> => {
    const [without, ...looks] = await Promise.all([
      looking,
      ...callers.map((caller) => look(bench, { selector, caller })),
    ]);
    const effects = looks.map((after) => without && worstOf(without, after));
    const first = effects.findIndex((effect) => effect !== null);
    const [caller, effect] = [callers[first], effects[first]];
    if (!caller || !effect) return [];
    const { power = null, signature = null } = NAMED.get(selector) ?? {};
    return [{ selector: selector as Hex, power, signature, effect, caller, isAnybody: effects.at(-1) !== null }];
  };
  const proven: ProvenPower[] = [];
  for (let next = 0; next < selectors.length; next += AT_ONCE) {
    proven.push(...(await Promise.all(selectors.slice(next, next + AT_ONCE).map(tryOne))).flat());
    if (!(await looking)) return null;
  }
  return (await looking) && proven;
}

const UPGRADE_ABI = parseAbi(['function upgradeToAndCall(address, bytes) payable']);

/** Which of the accounts that the token knows could replace its code: tries to replace it with the same code. */
export async function tryUpgrade(
  trial: Trial,
  target: Address,
  { owner, known }: ContractProfile,
): Promise<Address | null> {
  const upgrade = contractCall({
    address: trial.token,
    abi: UPGRADE_ABI,
    functionName: 'upgradeToAndCall',
    args: [target, '0x'],
  });
  const callers = [...(owner ? [owner] : []), ...known];
  const [outcomes = []] =
    (await tryBlocks(trial, [{ after: 1, calls: callers.map((from) => encodeCall(from, upgrade)) }])) ?? [];
  return callers.find((_, index) => outcomes[index]?.isDone) ?? null;
}
