import { t } from '@lingui/core/macro';
import type { Outcome } from '@rab/launchpad';
import type { CreationCost } from '@rab/sdk/sales';
import { launchOutcome } from '../CreateFairLaunch/launchOutcomes.ts';
import type { ProRataTerms } from './proRataInfoSchema.ts';

/** What comes of a pro rata sale at its caps, by the contract's own integers (MNY-05): nothing is raised above the hard cap. */
export const proRataOutcomes = (terms: ProRataTerms, cost: CreationCost): Outcome[] => [
  launchOutcome(terms, cost, t`At the soft cap`, terms.softCap),
  launchOutcome(terms, cost, t`At the hard cap`, terms.hardCap),
];
