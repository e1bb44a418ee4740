import { isBurnAddress } from '@rab/contracts';
import { positionProofAbi } from '@rab/contracts/abis/position-proof';
import { amountsAtPrice } from '@rab/contracts/position';
import { isSameAddress } from '@rab/contracts/same-address';
import { type Address, zeroAddress } from 'viem';
import type { ReadContext } from '../ReadContext.ts';
import { exchangeAbi as abi } from './exchangeAbi.ts';
import type { Asked, FoundPool } from './FoundPool.ts';
import { NEVER } from './LiquidityProof.ts';
import { heldBy, ownersOf, type Part } from './parts.ts';

/** Millionths; the fees of pools on Uniswap and PancakeSwap. */
const FEES = [100, 500, 2500, 3000, 10_000];
/** Ticks from half to double of a price. */
const HALF_TO_DOUBLE = 6932;
/** Locks that a node reads in one call. */
const PAGE = 200n;
/** Locks of positions that are looked at, of all tokens: the newest. */
export const MOST_POSITIONS = 2000n;

export interface V3Pools {
  pools: FoundPool[];
  unseen: bigint | null;
  besides: number;
}

/** The token's pools with each currency on each V3 exchange whose positions can be locked here. */
export async function v3PoolsOfToken(context: ReadContext, asked: Asked): Promise<V3Pools> {
  const { positionLock, positionProof } = context.chain.contracts;
  if (!positionLock || !positionProof) return { pools: [], unseen: null, besides: 0 };
  const [known, { holdings, unseen }] = await Promise.all([
    knownPools(context, asked),
    holdingsOf(context, asked.token, { positionLock, positionProof }),
  ]);
  const rows =
    holdings.length === 0
      ? []
      : await context.client.readContract({
          address: positionProof,
          abi: positionProofAbi,
          functionName: 'proofOf',
          args: [asked.token, asked.wantedBps, HALF_TO_DOUBLE, holdings.map(({ lock }) => lock.id)],
        });
  const pools = await Promise.all(
    known.map(async ({ pool, currency, exchange, fee }): Promise<FoundPool | null> => {
      const total = await context.client.readContract({
        address: currency.address,
        abi,
        functionName: 'balanceOf',
        args: [pool],
      });
      if (total === 0n) return null;
      const row = rows.find((each) => isSameAddress(each.pool, pool));
      const isFirst = BigInt(asked.token) < BigInt(currency.address);
      const parts = row
        ? holdings
            .filter(({ position }) => isSameAddress(position.pool, pool))
            .map(({ lock, position }) => partOf(lock, amountsAtPrice(position, row.sqrtPriceX96), isFirst))
        : [];
      return {
        ...{ kind: 'v3', exchange, pool, currency, fee, total, parts },
        locked: heldBy(parts, asked.now),
        lockedBps: row?.lockedBps ?? 0n,
        everyPriceBps: row?.bandBps ?? 0n,
        until: row?.bandUntil ?? 0n,
        first: !row || row.earliest === NEVER ? null : row.earliest,
        owners: ownersOf(parts, asked.now),
      };
    }),
  );
  const besides = holdings.filter(({ position }) => !known.some(({ pool }) => isSameAddress(pool, position.pool)));
  return { pools: pools.filter((pool) => pool !== null), unseen, besides: besides.length };
}

/** Until its date nobody takes a position out, and nobody ever takes out what was given up. */
const partOf = (
  { owner, unlockDate }: { owner: Address; unlockDate: bigint },
  { amount0, amount1 }: { amount0: bigint; amount1: bigint },
  isFirst: boolean,
): Part => {
  const amount = isFirst ? amount1 : amount0;
  return { owner, heldAt: (time) => (isBurnAddress(owner) || time < unlockDate ? amount : 0n) };
};

/** The locked positions of the token, in the order of their locks. */
async function holdingsOf(
  { client }: ReadContext,
  token: Address,
  { positionLock, positionProof }: { positionLock: Address; positionProof: Address },
) {
  const count = await client.readContract({ address: positionLock, abi, functionName: 'lockCount' });
  const unseen = count > MOST_POSITIONS ? count - MOST_POSITIONS : 0n;
  const cursors = Array.from(
    { length: Number((count - unseen + PAGE - 1n) / PAGE) },
    (_, at) => unseen + BigInt(at) * PAGE,
  );
  const pages = await Promise.all(
    cursors.map((cursor) =>
      client.readContract({
        address: positionProof,
        abi: positionProofAbi,
        functionName: 'holdings',
        args: [token, cursor, PAGE],
      }),
    ),
  );
  return { holdings: pages.flat(), unseen };
}

async function knownPools({ client, chain }: ReadContext, { token, currencies }: Asked) {
  const ofManagers = await Promise.all(
    chain.positionManagers.map(async ({ name, address }) => {
      const factory = await client.readContract({ address, abi, functionName: 'factory' });
      const all = currencies.flatMap((currency) => FEES.map((fee) => ({ currency, fee })));
      return Promise.all(
        all.map(async ({ currency, fee }) => ({
          ...{ exchange: name, currency, fee },
          pool: await client.readContract({
            address: factory,
            abi,
            functionName: 'getPool',
            args: [token, currency.address, fee],
          }),
        })),
      );
    }),
  );
  return ofManagers.flat().filter(({ pool }) => !isSameAddress(pool, zeroAddress));
}
