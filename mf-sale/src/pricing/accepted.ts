import { proRataRaised, proRataRest, sharedTokens } from '@rab/contracts/sale';
import type { Sale } from '@rab/sdk/sales';

type Committed = Pick<Sale, 'raised' | 'hardCap'>;

/** A sale as if its commitments were the raise: the price, the listing and the payouts are made of what is accepted. */
export const acceptedSale = <Of extends Committed>(sale: Of): Of => ({
  ...sale,
  raised: proRataRaised(sale.raised, sale.hardCap),
});

/** What an account gets where the sale ends with these commitments. Base and token units. */
export interface Share {
  tokens: bigint;
  /** Of the commitment, for the tokens. */
  paid: bigint;
  /** The rest of it. */
  back: bigint;
}

/** @param committed by the account, which `raised` counts */
export function shareOf({ raised, hardCap, shared }: Committed & Pick<Sale, 'shared'>, committed: bigint): Share {
  const back = proRataRest(committed, raised, hardCap);
  return { tokens: sharedTokens(shared?.selling ?? 0n, committed, raised), paid: committed - back, back };
}
