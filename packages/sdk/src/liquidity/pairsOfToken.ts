import { contractAddress } from '@rab/config';
import { BASIS_POINTS, DEAD_ADDRESS, isBurnAddress, shareInBasisPoints } from '@rab/contracts';
import { rabbitLockAbi } from '@rab/contracts/abis';
import { lockedAmount, MOST_LOCKS, sumOfLocks } from '@rab/contracts/lock';
import { type Address, zeroAddress } from 'viem';
import type { ReadContext } from '../ReadContext.ts';
import { exchangeAbi as abi } from './exchangeAbi.ts';
import type { Asked, FoundPool } from './FoundPool.ts';
import { heldBy, ownersOf, type Part, untilOf } from './parts.ts';

/** The token's pairs with each currency on each V2 exchange that the chain's configuration names. */
export async function pairsOfToken(context: ReadContext, asked: Asked): Promise<FoundPool[]> {
  const { exchanges } = context.chain;
  const all = exchanges.flatMap((exchange) => asked.currencies.map((currency) => ({ exchange, currency })));
  const pairs = await Promise.all(
    all.map(async ({ exchange, currency }) => {
      const args = [asked.token, currency.address] as const;
      const { factory } = exchange;
      const pair = await context.client.readContract({ address: factory, abi, functionName: 'getPair', args });
      if (isBurnAddress(pair)) return null;
      const found = await readPair(context, asked, pair, BigInt(asked.token) < BigInt(currency.address));
      return found && { ...found, kind: 'v2' as const, exchange: exchange.name, pool: pair, currency, fee: null };
    }),
  );
  return pairs.filter((pair) => pair !== null);
}

async function readPair({ client, chain }: ReadContext, { now, wantedBps }: Asked, pair: Address, isFirst: boolean) {
  const at = { address: pair, abi } as const;
  const [reserves, supply, burned, dead, locks] = await Promise.all([
    client.readContract({ ...at, functionName: 'getReserves' }),
    client.readContract({ ...at, functionName: 'totalSupply' }),
    client.readContract({ ...at, functionName: 'balanceOf', args: [zeroAddress] }),
    client.readContract({ ...at, functionName: 'balanceOf', args: [DEAD_ADDRESS] }),
    client.readContract({
      address: contractAddress(chain, 'rabbitLock'),
      abi: rabbitLockAbi,
      functionName: 'getLocksForToken',
      args: [pair, 0n, MOST_LOCKS],
    }),
  ]);
  const total = reserves[isFirst ? 1 : 0];
  if (supply === 0n || total === 0n) return null;
  const worth = (liquidity: bigint) => (liquidity * total) / supply;
  const parts: Part[] = [
    { owner: zeroAddress, heldAt: () => worth(burned + dead) },
    ...locks.map((lock) => ({ owner: lock.owner, heldAt: (time: bigint) => worth(lockedAmount(lock, time)) })),
  ];
  const sum = sumOfLocks(locks, now);
  const lockedBps = shareInBasisPoints(sum.locked + burned + dead, supply);
  return {
    total,
    locked: heldBy(parts, now),
    lockedBps,
    // a pair works alike at every price
    everyPriceBps: lockedBps,
    until: untilOf(parts, (total * wantedBps) / BASIS_POINTS, now),
    first: sum.until,
    owners: ownersOf(parts, now),
    parts,
  };
}
