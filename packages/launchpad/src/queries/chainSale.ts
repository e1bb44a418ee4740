import type { ReadContext } from '@rab/wallet-context';
import { type Address, getTokenInfo } from '@rab/wallet-context/contract';
import type { LiveState } from '../model/SaleKindInDetail.ts';
import type { Sale } from './saleSchema.ts';
import { type NamedVesting, vestingOf } from './vestingOf.ts';
import { withBaseToken } from './withBaseToken.ts';

/** Terms of a sale of any kind, as its contract names them. */
export interface ChainTerms {
  saleToken: Address;
  baseToken: Address;
  tokenPrice: bigint;
  maxSpendPerBuyer: bigint;
  minSpendPerBuyer: bigint;
  whitelistTime: bigint;
  hardCap: bigint;
  softCap: bigint;
  startTime: bigint;
  endTime: bigint;
  referralRate: bigint;
  isBurn: boolean;
}

/** What a kind of sale reads of one of its contracts, as far as it has it. */
export interface ChainSale {
  id: Address;
  owner: Address;
  terms: ChainTerms;
  /** Null where all tokens come at once. */
  vesting: NamedVesting | null;
  fees: { baseFee: bigint; tokenFee: bigint };
  listing: Sale['listing'];
  live: LiveState;
  shared?: Sale['shared'];
}

/**
 * A sale out of its own contract, where the indexer cannot be asked (MNY-16). What only the indexer knows is left empty:
 * labels, deposits, referrers; for the time of its creation stands its start.
 * @throws where its token or its currency cannot be read
 */
export async function saleFromChain(context: ReadContext, read: ChainSale): Promise<Sale> {
  const { terms, vesting, fees, live } = read;
  const [token, base] = await Promise.all([
    getTokenInfo(context, terms.saleToken),
    getTokenInfo(context, terms.baseToken),
  ]);
  if (!token || !base) throw new Error(`The tokens of the sale ${read.id} cannot be read.`);
  return withBaseToken(context.chain, {
    id: read.id,
    owner: read.owner,
    token: { address: token.address, name: token.name, symbol: token.symbol, decimals: token.decimals },
    base: { address: base.address, symbol: base.symbol, decimals: base.decimals },
    price: terms.tokenPrice,
    shared: read.shared ?? null,
    softCap: terms.softCap,
    hardCap: terms.hardCap,
    minBuy: terms.minSpendPerBuyer,
    maxBuy: terms.maxSpendPerBuyer,
    createdAt: terms.startTime,
    start: terms.startTime,
    end: terms.endTime,
    whitelistSeconds: terms.whitelistTime,
    listing: read.listing,
    vesting: vesting && vestingOf(vesting),
    referralPerMille: terms.referralRate,
    baseFeePerMille: fees.baseFee,
    tokenFeePerMille: fees.tokenFee,
    burnsUnsold: terms.isBurn,
    labels: [],
    isListed: false,
    reviewStatus: 0,
    isVisible: true,
    deposits: [],
    referrers: [],
    ...live,
  });
}
