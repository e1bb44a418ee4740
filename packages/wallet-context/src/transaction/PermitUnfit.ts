/** A permit did not do for an act: the wallet cannot sign it or the token refuses it; the message is for the person. */
export class PermitUnfit extends Error {
  override readonly name = 'PermitUnfit';

  constructor(options?: ErrorOptions) {
    super('A signature alone did not do here, so nothing was sent. Approve the amount and try again.', options);
  }
}
