import { BASIS_POINTS, shareInBasisPoints } from '@rab/contracts';
import { isSameAddress } from '@rab/contracts/same-address';
import { type Address, zeroAddress } from 'viem';
import type { ReadContext } from '../ReadContext.ts';
import { exchangeAbi as abi } from './exchangeAbi.ts';
import type { FoundPool } from './FoundPool.ts';
import type { Currency, LiquidityOfCurrency, LiquidityProof } from './LiquidityProof.ts';
import { pairsOfToken } from './pairsOfToken.ts';
import { heldBy, ownersOf, untilOf } from './parts.ts';
import { v3PoolsOfToken } from './v3PoolsOfToken.ts';

export interface LiquidityQuestion {
  token: Address;
  /** The share that the dates are about, basis points: half where it is left out. */
  wantedBps?: bigint;
}

const HALF = 5_000n;

/**
 * What of a token's liquidity is locked here, until when at least and by whom, over V2 pairs and V3 pools, from the chain alone.
 * Pools with currencies of the configuration count, and no others: anybody can lock anything against a token of their own.
 * @throws whatever kept the chain from answering
 */
export async function getLiquidityProof(
  context: ReadContext,
  { token, wantedBps = HALF }: LiquidityQuestion,
): Promise<LiquidityProof> {
  const [currencies, head] = await Promise.all([
    currenciesOf(context, token),
    context.client.request({ method: 'eth_getBlockByNumber', params: ['latest', false] }),
  ]);
  if (!head) throw new Error('The node gives no block.');
  const asked = { token, wantedBps, currencies, now: BigInt(head.timestamp) };
  const [pairs, { pools, unseen, besides }] = await Promise.all([
    pairsOfToken(context, asked),
    v3PoolsOfToken(context, asked),
  ]);
  const found = [...pairs, ...pools].sort((a, b) => (a.total < b.total ? 1 : a.total > b.total ? -1 : 0));
  const groups = currencies
    .map((currency) => ({
      currency,
      own: found.filter((pool) => isSameAddress(pool.currency.address, currency.address)),
    }))
    .filter(({ own }) => own.length > 0);
  return {
    pools: groups.flatMap(({ own }) => own.map(({ parts: _, ...pool }) => pool)),
    currencies: groups.map(({ currency, own }) => sumOf(currency, own, asked)),
    unseen,
    besides,
  };
}

function sumOf(
  currency: Currency,
  pools: readonly FoundPool[],
  { now, wantedBps }: { now: bigint; wantedBps: bigint },
): LiquidityOfCurrency {
  const parts = pools.flatMap((pool) => pool.parts);
  const total = pools.reduce((sum, pool) => sum + pool.total, 0n);
  const locked = heldBy(parts, now);
  return {
    ...{ currency, total, locked },
    lockedBps: shareInBasisPoints(locked, total),
    until: untilOf(parts, (total * wantedBps) / BASIS_POINTS, now),
    owners: ownersOf(parts, now),
  };
}

/** What the token may be traded for: what the exchanges wrap the native currency in, and the chain's other currencies. */
async function currenciesOf({ client, chain }: ReadContext, token: Address): Promise<Currency[]> {
  const { exchanges, baseTokens, nativeToken } = chain;
  const wrapped = await Promise.all(
    exchanges.map(({ router }) => client.readContract({ address: router, abi, functionName: 'WETH' })),
  );
  const all: Currency[] = [
    ...wrapped.map((address) => ({ address, symbol: `W${nativeToken.symbol}`, decimals: nativeToken.decimals })),
    ...baseTokens.map(({ address, symbol, decimals }) => ({ address, symbol, decimals })),
  ];
  return all.filter(
    ({ address }, index) =>
      !isSameAddress(address, zeroAddress) &&
      !isSameAddress(address, token) &&
      all.findIndex((other) => isSameAddress(other.address, address)) === index,
  );
}
