import type { TransactionRecord } from '@rab/wallet-context';
import { lazyNamed } from '../core/lazyNamed.ts';

/** The owners of a Safe have to sign it, and nobody has executed it yet. */
export const isProposed = ({ proposal, hash }: TransactionRecord): boolean =>
  proposal !== undefined && hash === undefined;

/** Loaded only where the account is a Safe; if it does not load, the Safe says the same. */
export const LazyProposalState = lazyNamed<{ record: TransactionRecord }>(() =>
  import('./ProposalState.tsx').then(
    ({ ProposalState }) => ProposalState,
    () => () => null,
  ),
);
