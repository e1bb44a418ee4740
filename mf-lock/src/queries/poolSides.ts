import { shortSymbol } from '@rab/contracts';
import { type Address, useTokenInfo } from '@rab/wallet-context/reads';

/** One of a pool's two tokens as it calls itself; of one that does not answer nothing is known but its address. */
export interface PoolSide {
  address: Address;
  name: string;
  symbol: string;
  decimals: number;
}

type Sides = readonly [PoolSide, PoolSide];

function useSide(address: Address | null): PoolSide | undefined {
  const { data: token } = useTokenInfo(address);
  if (!address || token === undefined) return undefined;
  if (token === null) return { address, name: '–', symbol: '?', decimals: 0 };
  return { address, name: token.name, symbol: shortSymbol(token.symbol) || '?', decimals: token.decimals };
}

/** Both tokens of a pool; undefined while they are read. */
export function usePoolSides(pool: { token0: Address; token1: Address } | null): Sides | undefined {
  const side0 = useSide(pool?.token0 ?? null);
  const side1 = useSide(pool?.token1 ?? null);
  return side0 && side1 && [side0, side1];
}
