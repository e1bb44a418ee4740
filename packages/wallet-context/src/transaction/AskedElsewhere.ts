/** Another tab was faster with the same act: the wallet is not asked a second time. The message is for the person. */
export class AskedElsewhere extends Error {
  override readonly name = 'AskedElsewhere';

  constructor() {
    super('Another tab has just asked your wallet for this, so it was not asked again.');
  }
}
