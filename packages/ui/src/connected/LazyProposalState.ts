import type { TransactionRecord } from '@rab/wallet-context';
import { lazyNamed } from '../core/lazyNamed.ts';

/** Loaded only where the account is a Safe; if it does not load, the Safe says the same. */
export const LazyProposalState = lazyNamed<{ record: TransactionRecord }>(() =>
  import('./ProposalState.tsx').then(
    ({ ProposalState }) => ProposalState,
    () => () => null,
  ),
);
