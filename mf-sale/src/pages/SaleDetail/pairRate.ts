import { PRICE_DECIMALS } from '@rab/contracts';
import type { Sale } from '@rab/sdk/sales';
import { type Address, isAddressEqual } from '@rab/wallet-context/reads';

interface Pair {
  token0: Address;
  reserve0: bigint;
  reserve1: bigint;
}

const pow10 = (exponent: number): bigint => 10n ** BigInt(exponent);

/** What a pair's reserves make the price now: whole tokens for one whole base token, with 18 decimals; null of an empty one. */
export function pairRate({ token0, reserve0, reserve1 }: Pair, { token, base }: Sale): bigint | null {
  const [tokens, bases] = isAddressEqual(token0, token.address) ? [reserve0, reserve1] : [reserve1, reserve0];
  return bases === 0n ? null : (tokens * pow10(PRICE_DECIMALS + base.decimals)) / (bases * pow10(token.decimals));
}
