import { t } from '@lingui/core/macro';
import type { CallsVisibility } from './followCalls.ts';
import type { TxVisibility } from './followTransaction.ts';

/** Why it is not known where a transaction is; undefined for one that is found. */
export const lost = (): Record<TxVisibility, string | undefined> => ({
  found: undefined,
  notFound: t`The network doesn’t know this transaction. If others must sign it, it continues once they have. Check your wallet before you send again.`,
  nonceUsed: t`Another transaction replaced it, perhaps the same one at a higher gas price, and the network doesn’t show which. Check your wallet before you send again.`,
});

/** Why it is not known how several calls ended that a wallet took as one request; undefined while it is known. */
export const lostCalls = (): Record<CallsVisibility, string | undefined> => ({
  known: undefined,
  unshown: t`Your wallet reports that this is done but doesn’t show the transaction. Check it before you send again.`,
  partly: t`Your wallet completed only part of this and doesn’t say which. Check it before you send again.`,
  forgotten: t`Your wallet no longer knows this request. Check it before you send again.`,
  silent: t`Your wallet doesn’t report the outcome of this request. Check it before you send again.`,
  'other wallet': t`It was sent with another wallet or account. Check there before you send again.`,
});

/** How one ends that the person has cancelled in the wallet. */
export const cancelled = () => t`You canceled it in your wallet. Nothing else happened.`;
/** How one ends that is no longer looked for. */
export const givenUp = () => t`It was sent more than 7 days ago, and we can’t find the outcome. Check your wallet.`;
