import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';
import { getTokenInfo } from '../tokens/getTokenInfo.ts';
import type { LiveState } from './LiveState.ts';
import { type NamedTerms, termsOf } from './namedTerms.ts';
import type { Sale } from './Sale.ts';
import { type NamedVesting, vestingOf } from './vestingOf.ts';
import { withBaseToken } from './withBaseToken.ts';

/** What a kind of sale reads of one of its contracts. */
export interface ChainSale {
  id: Address;
  owner: Address;
  terms: NamedTerms & { saleToken: Address };
  /** Null where all tokens come at once. */
  vesting: NamedVesting | null;
  fees: { baseFee: bigint; tokenFee: bigint };
  /** Factory of the exchange on which it is listed, or will be; null where it does not list itself. */
  exchange: Address | null;
  live: LiveState;
}

/**
 * A sale read from its own contract, for when the indexer cannot be asked (MNY-16). What only the indexer knows is left empty:
 * pair, labels, deposits, referrers; its start is used as the time of its creation.
 * @throws where its token or its currency cannot be read
 */
export async function saleFromChain(context: ReadContext, read: ChainSale): Promise<Sale> {
  const { terms, vesting, fees, exchange, live } = read;
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
    ...termsOf(terms, { exchange, pair: null }),
    vesting: vesting && vestingOf(vesting),
    createdAt: terms.startTime,
    baseFeePerMille: fees.baseFee,
    tokenFeePerMille: fees.tokenFee,
    labels: [],
    isListed: false,
    reviewStatus: 0,
    isVisible: true,
    deposits: [],
    referrers: [],
    ...live,
  });
}
