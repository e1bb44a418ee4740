import { t } from '@lingui/core/macro';
/**
 * A permit did not do for an act: the wallet cannot sign it or the token refuses it; the message is for the person. It has no
 * cause: a revert's own words would be shown instead of what to do.
 */
export class PermitRefused extends Error {
  override readonly name = 'PermitRefused';

  constructor() {
    super(t`The signature wasn’t enough, so nothing was sent. Approve the amount and try again.`);
  }
}
