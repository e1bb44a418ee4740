import { t } from '@lingui/core/macro';
import { shortSymbol } from '@rab/contracts';
import { findExchange } from '@rab/contracts/exchange';
import { useChainConfig } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';
import { useExistingPair } from '../queries/existingPair.ts';

interface Side {
  address: Address;
  symbol: string;
}

/** Why a pair that exists already matters to a listing, as a list of no or one sentence (MNY-06). */
export function usePairWarning(exchange: Address, token: Side, base: Side): string[] {
  const { exchanges } = useChainConfig();
  const { data: pair } = useExistingPair({ exchange, token: token.address, base: base.address });
  if (!pair) return [];
  const name = findExchange(exchanges, exchange)?.name ?? t`the exchange`;
  const [sold, paid] = [shortSymbol(token.symbol), shortSymbol(base.symbol)];
  return [
    t`${sold} already has a pool with ${paid} on ${name}. The listing first moves that pool to its own price, which can cost part of the liquidity. Anyone who holds that pool’s liquidity can block the listing there.`,
  ];
}
