import type { SaleKindKey } from '@rab/config';
import type { Words } from '@rab/language';
import type { Sale } from '@rab/sdk/sales';
import type { SaleState } from '../model/SaleState.ts';
import type { PlannedMilestone } from '../model/timeline.ts';
import type { ListTab } from './listTabs.ts';
import type { Pricing } from './Pricing.ts';

/**
 * A kind of sale as its area defines it: all that lists and cards need to know. What they show and when follows from it;
 * nothing of this package asks which kind it has.
 */
export interface SaleKind {
  /** Endpoint of the indexer that has the sales of this kind, and no others. */
  subgraph: SaleKindKey;
  paths: { list: () => string; create: () => string; detail: (sale: string) => string };
  listTabs: readonly ListTab[];
  /** Tag on the cards of its sales. */
  marker: Words | null;
  pricing: Pricing;
  /** When the first of the bought tokens can be claimed, in words that end a sentence: `at the listing`. */
  claimsOpen: Words;
  /** State at `now`: chain time, unix seconds. */
  stateOf: (sale: Sale, now: bigint) => SaleState;
  /** Moments other than start, end and milestones from which something is different: each its first second. */
  deadlinesOf: (sale: Sale) => readonly bigint[];
  /** The act for which a sale waits for its owner, as its page calls it; null while it waits for none. */
  ownerActOf?: (sale: Sale, state: Pick<SaleState, 'name' | 'phase'>) => string | null;
  /** What its timeline shows, in the order of time. */
  milestonesOf: (sale: Sale) => readonly PlannedMilestone[];
}
