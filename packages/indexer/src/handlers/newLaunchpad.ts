import type { launchpad } from 'ponder:schema';
import { SALE_KINDS, type SaleKindKey } from '@rab/config';
import type { Address } from 'viem';
import { searchKeys } from '../search/searchKeys.ts';
import { addressId } from './rowId.ts';
import { safeText } from './safeText.ts';

interface TokenMeta {
  name: string;
  symbol: string;
  decimals: number;
}

/** What every factory's creation event says in the same words. */
interface CreatedSale {
  sale: Address;
  owner: Address;
  token: Address;
  fees: { baseFee: bigint; tokenFee: bigint };
  tokenMeta: TokenMeta;
  baseMeta: TokenMeta;
  info: { startTime: bigint; endTime: bigint };
}

/** A sale of a kind right after its creation at `createdAt`, unix seconds. */
export function newLaunchpad(
  kind: SaleKindKey,
  { sale, owner, token, fees, tokenMeta, baseMeta, info }: CreatedSale,
  createdAt: bigint,
  isVisible = true,
): typeof launchpad.$inferInsert {
  const id = addressId(sale);
  const sold = {
    token: addressId(token),
    tokenName: safeText(tokenMeta.name),
    tokenSymbol: safeText(tokenMeta.symbol),
  };
  return {
    id,
    ...sold,
    tokenDecimals: tokenMeta.decimals,
    baseSymbol: safeText(baseMeta.symbol),
    baseDecimals: baseMeta.decimals,
    owner,
    presaleType: SALE_KINDS[kind].presaleType,
    isVisible,
    createdAt,
    finalized: false,
    baseFee: fees.baseFee,
    tokenFee: fees.tokenFee,
    totalBaseCollected: 0n,
    totalBaseWithdrawn: 0n,
    totalTokensSold: 0n,
    numBuyers: 0,
    totalRefAmount: 0n,
    forceFailed: false,
    lpGenerationComplete: false,
    growStatus: 0,
    presaleInfo: id,
    presaleInfo2: id,
    presaleVesting: id,
    startTime: info.startTime,
    endTime: info.endTime,
    search: searchKeys(...Object.values(sold)),
  };
}
