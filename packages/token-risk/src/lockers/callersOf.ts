import { isBurnAddress } from '@rab/contracts';
import { type Address, getAddress, type Hex, isAddressEqual, numberToHex, zeroAddress } from 'viem';
import { ADDRESS_MASK, addressesInCode, isAddressLike } from '../code/addressesInCode.ts';
import type { ContractProfile } from '../code/contractProfile.ts';
import { recordsOf, recordTopics } from '../holders/holders.ts';
import { ask, type Trial, wordOf } from '../trial/Trial.ts';
import { isContractCode } from './findLiquidity.ts';

export type CallerRole = 'owner' | 'depositor' | 'accountInContract';

/** Somebody who may have powers over a contract. */
export interface Caller {
  account: Address;
  role: CallerRole;
}

/** What a contract's getters and records say. */
export interface LockerFacts {
  callers: readonly Caller[];
  /** Accounts that its records name as those that may take what it holds; those without code. */
  allowed: readonly Address[];
  /** It has allowed another contract to take what it holds, once. */
  allowsContract: boolean;
  /** Numbers that may be that of a lock. */
  ids: readonly bigint[];
  /** Words that are neither number nor address. */
  words: readonly Hex[];
}

const MOST_CALLERS = 4;
const MOST_WORDS = 2;
const MOST_COUNT = 10_000_000n;
/** Accounts whose code is asked for. */
const MOST_LOOKED_AT = 12;
const SEARCHED_SLOTS = 16;

const toAddress = (value: bigint): Address => getAddress(numberToHex(value, { size: 20 }));

/**
 * The accounts that may have powers over a contract that holds liquidity: its owner and what replaces its code, who brought the liquidity, and
 * accounts that its getters, first storage slots, code and records name. Accounts without code come first.
 * @param profile of the contract
 */
export async function readLockerFacts(trial: Trial, locker: Address, profile: ContractProfile): Promise<LockerFacts> {
  const { client } = trial;
  const block = numberToHex(trial.block);
  const [answers, storage, brought, own, allowing] = await Promise.all([
    ask(
      trial,
      profile.parts.selectors.map((selector) => ({ from: zeroAddress, to: locker, data: selector as Hex })),
    ),
    Promise.all(
      Array.from({ length: SEARCHED_SLOTS }, (_, slot) =>
        client.request({ method: 'eth_getStorageAt', params: [locker, numberToHex(slot, { size: 32 }), block] }),
      ),
    ),
    recordsOf(trial, trial.token, recordTopics.into(locker)),
    recordsOf(trial, locker),
    recordsOf(trial, trial.token, recordTopics.allowedBy(locker)),
  ]);
  const told = answers.filter(({ data }) => data.length === 66).flatMap((answer) => wordOf(answer) ?? []);
  const stored = storage.flatMap((word) => {
    const value = BigInt(!word || word === '0x' ? '0x0' : word);
    // an address may share its slot with what comes before or after it
    return value >> 160n === 0n ? [value] : [value & ADDRESS_MASK, (value >> 8n) & ADDRESS_MASK, value >> 96n];
  });
  const recorded = (own?.logs ?? []).flatMap(({ topics }) => topics.slice(1).map(BigInt));
  const depositors = (brought?.logs ?? []).flatMap(({ topics: [, from] }) => (from ? [BigInt(from)] : []));
  const named = [
    ...(profile.owner ? [{ value: BigInt(profile.owner), role: 'owner' as const }] : []),
    ...depositors.reverse().map((value) => ({ value, role: 'depositor' as const })),
    ...[...told, ...stored, ...addressesInCode(profile.code), ...recorded].map((value) => ({
      value,
      role: 'accountInContract' as const,
    })),
  ].filter(({ value }) => isAddressLike(value));
  const callers = new Map<Address, CallerRole>();
  for (const { value, role } of named) {
    const account = toAddress(value);
    const isPart = [locker, trial.token].some((address) => isAddressEqual(address, account));
    if (!isPart && !isBurnAddress(account) && !callers.has(account)) callers.set(account, role);
  }
  const withCode = async <One extends { account: Address }>(one: One) => ({
    ...one,
    hasCode: isContractCode(await client.request({ method: 'eth_getCode', params: [one.account, block] })),
  });
  const spending = new Set((allowing?.logs ?? []).flatMap(({ topics: [, , to] }) => (to ? [BigInt(to)] : [])));
  const [looked, spenders] = await Promise.all([
    Promise.all([...callers].slice(0, MOST_LOOKED_AT).map(([account, role]) => withCode({ account, role }))),
    Promise.all([...spending].slice(0, MOST_LOOKED_AT).map((value) => withCode({ account: toAddress(value) }))),
  ]);
  const inOrder = [...looked.filter(({ hasCode }) => !hasCode), ...looked.filter(({ hasCode }) => hasCode)];
  return {
    callers: inOrder.slice(0, MOST_CALLERS).map(({ account, role }) => ({ account, role })),
    allowed: spenders.filter(({ hasCode }) => !hasCode).map(({ account }) => account),
    allowsContract: spenders.some(({ hasCode }) => hasCode),
    ids: [
      ...new Set([0n, 1n, ...told.filter((value) => value > 1n && value < MOST_COUNT).map((count) => count - 1n)]),
    ].slice(0, 3),
    words: told
      .filter((value) => value >> 160n !== 0n)
      .slice(0, MOST_WORDS)
      .map((value) => numberToHex(value, { size: 32 })),
  };
}
