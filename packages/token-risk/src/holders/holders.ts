import { DEAD_ADDRESS, isBurnAddress } from '@rab/contracts';
import {
  type Address,
  getAddress,
  type Hex,
  isAddressEqual,
  numberToHex,
  pad,
  toEventSelector,
  zeroAddress,
} from 'viem';
import type { Pool } from '../simulations/pools.ts';
import { ask, type Trial, wordOf } from '../trial/Trial.ts';
import { balanceCall } from '../trial/tokenCalls.ts';

const TRANSFER_TOPIC = toEventSelector('Transfer(address,address,uint256)');
const APPROVAL_TOPIC = toEventSelector('Approval(address,address,uint256)');
/** Blocks whose records are asked for; less where the node refuses. */
const SPANS = [50_000n, 5_000n, 1_000n] as const;
/** Accounts whose balance is asked for. */
const MOST_ACCOUNTS = 200;

/** The accounts that were seen with the token, with what they hold now, base units; the largest first. */
export interface Holders {
  list: { account: Address; held: bigint }[];
  /** The first block whose records were read; null where the node gives none. */
  since: bigint | null;
}

/** How much of the supply is with accounts that were not seen, base units. */
export function unseenOf({ list }: Pick<Holders, 'list'>, supply: bigint): bigint {
  const seen = list.reduce((sum, { held }) => sum + held, 0n);
  return supply > seen ? supply - seen : 0n;
}

interface RecordedLog {
  topics: Hex[];
  data: Hex;
}

/** A contract's records of late. */
interface Records {
  /** The first block whose records were read. */
  since: bigint;
  logs: RecordedLog[];
}

/** The token's own records of transfers. */
export const transfersOf = (trial: Trial): Promise<Records | null> => recordsOf(trial, trial.token, [TRANSFER_TOPIC]);

/** Topics of a token's records of what an account was given, and of what it allowed others to take. */
export const recordTopics = {
  into: (account: Address): (Hex | null)[] => [TRANSFER_TOPIC, null, pad(account)],
  allowedBy: (account: Address): (Hex | null)[] => [APPROVAL_TOPIC, pad(account)],
};

/** The records of as many blocks as the node gives; null where it gives none. @param topics all of them where it is left out */
export async function recordsOf(
  { client, block, refused }: Trial,
  address: Address,
  topics?: (Hex | null)[],
): Promise<Records | null> {
  for (const span of SPANS) {
    const since = block >= span ? block - span + 1n : 0n;
    try {
      const filter = {
        address,
        ...(topics && { topics }),
        fromBlock: numberToHex(since),
        toBlock: numberToHex(block),
      };
      const logs = await client.request({ method: 'eth_getLogs', params: [filter] });
      return { since, logs: logs as RecordedLog[] };
    } catch {
      // nodes limit the span: the next one is shorter
    }
  }
  refused.add('eth_getLogs');
  return null;
}

/** Kinds of holders that are not a person. */
export type Custody = 'lock' | 'burned' | 'pool';

/** What an account is, null if it may be a person's. */
export function custodyOf({ contracts }: Trial, pools: readonly Pool[], account: Address): Custody | null {
  const { rabbitLock } = contracts;
  if (isBurnAddress(account)) return 'burned';
  if (rabbitLock && isAddressEqual(account, rabbitLock)) return 'lock';
  return pools.some(({ pair }) => isAddressEqual(pair, account)) ? 'pool' : null;
}

/**
 * Accounts that appear in the token's own records of late, its owner, pools, our lock and the burned, with what each holds.
 * @param asked its records, where they were asked for before
 */
export async function findHolders(
  trial: Trial,
  pools: readonly Pool[],
  owner: Address | null,
  asked = transfersOf(trial),
): Promise<Holders> {
  const { rabbitLock } = trial.contracts;
  const also = [
    ...(owner ? [owner] : []),
    ...pools.map(({ pair }) => pair),
    ...(rabbitLock ? [rabbitLock] : []),
    DEAD_ADDRESS,
  ];
  const found = await asked;
  const always = new Set(also.map((account) => getAddress(account)));
  const flow = new Map<Address, bigint>();
  for (const { topics, data } of found?.logs ?? []) {
    const [, from, to] = topics;
    if (!from || !to || data.length < 66) continue;
    const value = BigInt(data.slice(0, 66));
    for (const [word, sign] of [
      [from, -1n],
      [to, 1n],
    ] as const) {
      const account = getAddress(`0x${word.slice(-40)}`);
      flow.set(account, (flow.get(account) ?? 0n) + sign * value);
    }
  }
  // whatever a token says of the first ones, they are asked for
  const others = [...flow].sort(([, a], [, b]) => (a < b ? 1 : -1)).map(([account]) => account);
  const accounts = [...new Set([...always, ...others])]
    .filter((account) => account !== zeroAddress)
    .slice(0, MOST_ACCOUNTS);
  const balances = await ask(
    trial,
    accounts.map((account) => balanceCall(trial.token, account)),
  );
  return {
    list: accounts
      .flatMap((account, index) => {
        const held = wordOf(balances[index]);
        return held ? [{ account, held }] : [];
      })
      .sort((a, b) => (a.held < b.held ? 1 : -1)),
    since: found ? found.since : null,
  };
}
