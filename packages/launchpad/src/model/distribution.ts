import { liquidityTokens, tokensForBase } from '@rab/contracts/sale';
import type { Sale } from '../queries/saleSchema.ts';
import { decimalsOf } from './decimalsOf.ts';
import { payoutOf } from './payoutOf.ts';
import type { SaleState } from './SaleState.ts';

export interface DistributionFacts {
  /** Token units, as all amounts here. */
  totalSupply: bigint;
  /** At the addresses that nobody has. */
  burned: bigint;
  /** In the sale's contract now. */
  held: bigint;
  /** Locks of the token, by what their owner called them; what can be taken out of them is locked no more. */
  locks: readonly { id: string; description: string; locked: bigint }[];
}

export interface Share {
  name: string;
  value: bigint;
}

/**
 * Who has how much of a sold token (DET-03): as planned until the sale has settled, then as it came; `Unlocked` is what
 * belongs to none of the others.
 */
export function distributionOf(sale: Sale, { phase }: SaleState, facts: DistributionFacts): Share[] {
  const shares = [
    ...soldOf(sale, phase, facts.held),
    { name: 'Burned', value: facts.burned },
    ...facts.locks.map(({ id, description, locked }) => ({ name: lockName(id, description), value: locked })),
  ];
  const rest = facts.totalSupply - shares.reduce((sum, { value }) => sum + value, 0n);
  const all = [...shares, { name: 'Unlocked', value: rest > 0n ? rest : 0n }];
  return uniquelyNamed(all.filter(({ name, value }) => value > 0n || name === 'Presale' || name === 'Liquidity'));
}

function soldOf(sale: Sale, phase: SaleState['phase'], held: bigint): Share[] {
  const { hardCap, raised, sold, price, listing, baseFeePerMille, referralPerMille } = sale;
  const decimals = decimalsOf(sale);
  // nobody is owed anything: what is there goes back to the owner
  if (phase === 'failed') return [{ name: 'Presale', value: held }];
  const isSettled = phase === 'settled';
  const payout = sale.shared && payoutOf(sale);
  if (sale.shared && payout)
    return [
      { name: 'Presale', value: sale.shared.selling },
      { name: 'Liquidity', value: isSettled ? payout.liquidityTokens : payout.liquidityTokens + payout.unsold },
    ];
  const liquidity =
    listing &&
    liquidityTokens({
      ...decimals,
      hardCap: isSettled ? raised : hardCap,
      baseFee: baseFeePerMille,
      referralRate: referralPerMille,
      liquidityPercent: listing.liquidityPerMille,
      listingRate: listing.rate ?? price,
    });
  return [
    { name: 'Presale', value: isSettled ? sold : tokensForBase(hardCap, price, decimals) },
    ...(liquidity === null ? [] : [{ name: 'Liquidity', value: liquidity }]),
  ];
}

/** The slices that are no locks: what one of them is called a lock cannot be. */
const OWN_NAMES: readonly string[] = ['presale', 'liquidity', 'burned', 'unlocked'];

const lockName = (id: string, description: string): string =>
  description === '' || OWN_NAMES.includes(description.normalize('NFKC').trim().toLowerCase())
    ? `Lock ${id}`
    : description;

/** Anybody may call two locks alike: the second has its place in the list behind its name. */
function uniquelyNamed(shares: readonly Share[]): Share[] {
  const seen = new Map<string, number>();
  return shares.map(({ name, value }) => {
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { name: count === 1 ? name : `${name} (${count})`, value };
  });
}
