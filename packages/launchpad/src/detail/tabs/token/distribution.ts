import { t } from '@lingui/core/macro';
import type { Sale } from '@rab/sdk/sales';
import type { Slice } from '@rab/ui/data';
import type { SaleKindInDetail } from '../../../kind/SaleKindInDetail.ts';
import type { SaleState } from '../../../model/SaleState.ts';

export interface DistributionFacts {
  /** Token units, as all amounts here. */
  totalSupply: bigint;
  /** At the addresses that nobody has. */
  burned: bigint;
  /** In the sale's contract now. */
  held: bigint;
  /** Locks of the token, by what their owner called them; what can be taken out of them is no longer locked. */
  locks: readonly { id: string; description: string; locked: bigint }[];
}

/** A share without a meaning is a lock. */
export type Share = Pick<Slice, 'name' | 'value' | 'meaning'>;

/**
 * How a sold token is distributed (DET-03): as planned until the sale has settled, then as it turned out; `Unlocked` is what
 * belongs to none of the others.
 */
export function distributionOf(
  kind: Pick<SaleKindInDetail, 'pricing'>,
  sale: Sale,
  { phase }: SaleState,
  facts: DistributionFacts,
): Share[] {
  const shares: Share[] = [
    ...soldOf(kind, sale, phase, facts.held),
    { name: t`Burned`, value: facts.burned, meaning: 'burned' },
    ...facts.locks.map(({ id, description, locked }) => ({ name: lockName(id, description), value: locked })),
  ];
  const rest = facts.totalSupply - shares.reduce((sum, { value }) => sum + value, 0n);
  const all: Share[] = [...shares, { name: t`Unlocked`, value: rest > 0n ? rest : 0n, meaning: 'unlocked' }];
  return uniquelyNamed(all.filter(({ meaning, value }) => value > 0n || meaning === 'sold' || meaning === 'liquidity'));
}

function soldOf(
  { pricing }: Pick<SaleKindInDetail, 'pricing'>,
  sale: Sale,
  phase: SaleState['phase'],
  held: bigint,
): Share[] {
  // nobody is owed anything: what is there goes back to the owner
  if (phase === 'failed') return [{ name: t`Presale`, value: held, meaning: 'sold' }];
  const { sold, liquidity } = pricing.splitOf(sale, phase === 'settled');
  const soldShare: Share = { name: t`Presale`, value: sold, meaning: 'sold' };
  return liquidity === null ? [soldShare] : [soldShare, { name: t`Liquidity`, value: liquidity, meaning: 'liquidity' }];
}

/** The slices that are no locks: what one of them is called a lock cannot be. */
const ownNames = () => [t`Presale`, t`Liquidity`, t`Burned`, t`Unlocked`].map((name) => name.toLowerCase());

const lockName = (id: string, description: string): string =>
  description === '' || ownNames().includes(description.normalize('NFKC').trim().toLowerCase())
    ? t`Lock ${id}`
    : description;

/** Anybody may call two locks alike: the second has its place in the list behind its name. */
function uniquelyNamed(shares: readonly Share[]): Share[] {
  const seen = new Map<string, number>();
  return shares.map((share) => {
    const { name } = share;
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return count === 1 ? share : { ...share, name: `${name} (${count})` };
  });
}
