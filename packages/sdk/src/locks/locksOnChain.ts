import { contractAddress } from '@rab/config';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { isSameAddress } from '@rab/contracts/same-address';
import { type Address, zeroAddress } from 'viem';
import type { ReadContext } from '../ReadContext.ts';
import { getTokenInfo } from '../tokens/getTokenInfo.ts';
import { getTokenUnits, UNREADABLE } from '../tokens/getTokenUnits.ts';
import type { LockRecord } from './getLockRecord.ts';
import { type LockInfoParameters, type LockRow, RECORDS_PAGE_SIZE } from './lockDetails.ts';
import type { LockEntity } from './lockEntities.ts';

const lockerOf = ({ chain }: ReadContext) =>
  ({ address: contractAddress(chain, 'rabbitLock'), abi: rabbitLockAbi }) as const;

const rowOf = ({ id, tgeDate, ...record }: LockRecord): LockRow => ({
  ...record,
  id: String(id),
  tgeDate,
  unlockDate: tgeDate,
});

/**
 * As `getLockInfo`, from the contract's own paged view, for when the indexer does not answer: in the contract's order, which
 * has the largest locks first.
 */
export async function getLockInfoOnChain(context: ReadContext, { token, page }: LockInfoParameters) {
  const { client } = context;
  const locker = lockerOf(context);
  const [records, count, { amount, factory }, info] = await Promise.all([
    client.readContract({
      ...locker,
      functionName: 'getLocksForToken',
      args: [token, BigInt((page - 1) * RECORDS_PAGE_SIZE), BigInt(RECORDS_PAGE_SIZE)],
    }),
    client.readContract({ ...locker, functionName: 'totalLockCountForToken', args: [token] }),
    client.readContract({ ...locker, functionName: 'cumulativeLockInfo', args: [token] }),
    getTokenInfo(context, token),
  ]);
  const isPair = !isSameAddress(factory, zeroAddress);
  const [side0, side1] = await Promise.all(
    [info?.pair?.token0, info?.pair?.token1].map((side) => (isPair && side ? getTokenInfo(context, side) : null)),
  );
  const entity: LockEntity = {
    address: token,
    symbol: info?.symbol ?? '',
    name: info?.name ?? '',
    decimals: info?.decimals ?? 0,
    isLpToken: isPair,
    factory: isPair ? factory : null,
    totalAmount: amount,
    lockCount: Number(count),
    token0: side0?.address ?? null,
    token1: side1?.address ?? null,
    name0: side0?.name ?? null,
    name1: side1?.name ?? null,
    symbol0: side0?.symbol ?? null,
    symbol1: side1?.symbol ?? null,
  };
  return {
    entity: count > 0n ? entity : null,
    locks: records.map(rowOf),
    hasNext: BigInt(page * RECORDS_PAGE_SIZE) < count,
  };
}

/** A lock of an account with what its token says of itself. */
export interface OwnLockOnChain extends LockRecord {
  symbol: string;
  name: string;
  decimals: number;
}

export interface OwnLocksPage {
  owner: Address;
  /** The first is 1. */
  page: number;
}

/** One page of the live locks that an account owns, made by any account, from the contract itself. */
export async function getOwnLocksOnChain(context: ReadContext, { owner, page }: OwnLocksPage) {
  const { client } = context;
  const locker = lockerOf(context);
  const [records, count] = await Promise.all([
    client.readContract({
      ...locker,
      functionName: 'locksForUser',
      args: [owner, BigInt((page - 1) * RECORDS_PAGE_SIZE), BigInt(RECORDS_PAGE_SIZE)],
    }),
    client.readContract({ ...locker, functionName: 'totalLockCountForUser', args: [owner] }),
  ]);
  const units = await getTokenUnits(
    context,
    records.map(({ token }) => token),
  );
  const locks = records.map((record, index): OwnLockOnChain => ({ ...record, ...(units[index] ?? UNREADABLE) }));
  return { locks, hasNext: BigInt(page * RECORDS_PAGE_SIZE) < count };
}
