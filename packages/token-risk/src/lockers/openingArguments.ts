import { type Address, concat, encodeFunctionData, erc20Abi, type Hex, numberToHex, pad, size } from 'viem';

/** What arguments are made of. */
export interface OpeningFacts {
  /** The liquidity token. */
  token: Address;
  /** Base units of it that the contract holds. */
  amount: bigint;
  /** The account that calls, and takes. */
  caller: Address;
  /** Contracts of the trial that do what a module or a source of times would do for the caller. */
  helpers: readonly Address[];
  /** Numbers that may be that of a lock. */
  ids: readonly bigint[];
  /** Words that its getters answer, such as names of roles. */
  words: readonly Hex[];
}

const MOST = 2n ** 256n - 1n;
const ALL_BPS = 10_000n;

const word = (value: bigint | Hex): Hex =>
  typeof value === 'bigint' ? numberToHex(value, { size: 32 }) : pad(value, { size: 32 });
const words = (...values: (bigint | Hex)[]): Hex => concat(values.map(word));
/** `bytes` as an argument that is pointed to: its length, and itself in whole words. */
const bytes = (data: Hex): Hex =>
  concat([word(BigInt(size(data))), pad(data, { dir: 'right', size: Math.ceil(size(data) / 32) * 32 })]);

/**
 * Arguments by which a function would give liquidity away: token, receiver, amount and number of a lock in the usual orders, of
 * which a function takes as many as it has, and calls that it may pass on.
 */
export function takingArguments({ token, amount, caller, ids, helpers }: OpeningFacts): Hex[] {
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [caller, amount] });
  const [module = caller] = helpers;
  return [
    words(0n, caller, amount),
    words(token, caller, amount),
    words(token, amount, caller),
    words(caller, amount, caller),
    words(caller, token, amount),
    words(amount, caller, caller),
    ...ids.flatMap((id) => [words(id, caller, amount), words(id, amount, caller), words(caller, id, amount)]),
    // execute(address,bytes), execute(address,uint256,bytes), run(bytes)
    concat([words(token, 64n), bytes(transfer)]),
    concat([words(token, 0n, 96n), bytes(transfer)]),
    concat([words(module, 64n), bytes(transfer)]),
    concat([words(32n), bytes(transfer)]),
    // a list of one number, and of one address
    words(32n, 1n, 0n),
    words(32n, 1n, token),
    words(module),
    words(MOST, caller),
  ];
}

/** Arguments by which a function would prepare that: flags, dates, fees, roles, modules and sources. */
export function preparingArguments({ token, caller, helpers, ids, words: answered }: OpeningFacts): Hex[] {
  return [
    words(ALL_BPS, ALL_BPS, ALL_BPS),
    words(1n, 1n, 1n),
    words(0n, 0n, 0n),
    words(caller, 1n, 1n),
    ...helpers.map((helper) => words(helper, 1n, 1n)),
    ...answered.map((name) => words(name, caller, 1n)),
    words(token, 1n, 1n),
    words(token, caller, 1n),
    ...ids.flatMap((id) => [words(id, 1n, 1n), words(id, caller, 1n)]),
  ];
}

/**
 * Code of a contract that gives the caller what the contract that runs it holds, and answers with one number: a module that is
 * run by another contract takes its liquidity, a source of times says what it is asked for.
 */
export function helperCode(
  { token, amount, caller }: Pick<OpeningFacts, 'token' | 'amount' | 'caller'>,
  answer: bigint,
): Hex {
  const transfer = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [caller, amount] });
  const store = (at: number, data: Hex): Hex =>
    concat(['0x7f', pad(data, { dir: 'right', size: 32 }), '0x60', numberToHex(at, { size: 1 }), '0x52']);
  const part = (from: number): Hex => `0x${transfer.slice(2 + 2 * from, 2 + 2 * (from + 32))}`;
  return concat([
    store(0, part(0)),
    store(32, part(32)),
    store(64, part(64)),
    // call(gas, token, 0, 0, 68, 0, 0), whatever it comes to
    '0x60006000604460006000',
    '0x73',
    token,
    // with gas for one transfer: in a read it is refused, and would take all there is
    '0x620186a0f150',
    store(0, word(answer)),
    '0x60206000f3',
  ]);
}
