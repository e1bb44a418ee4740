import { t } from '@lingui/core/macro';

/** How a transaction ends in whose place the account has sent another one. */
export const replaced = () => t`Another transaction from your account replaced it.`;
/** How one ends that succeeded without the event that proves its act. */
export const notDone = () =>
  t`The transaction went through but didn’t do this. Check it before you try again: it may be a different one, or only part of what you asked for.`;
/** How one ends that the chain has undone, where no node says why. */
export const undone = () => t`The transaction was reverted.`;
