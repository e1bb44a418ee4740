const SENTENCES = {
  disconnected: 'The wallet was disconnected, so nothing was sent. Connect it and try again.',
  account: 'The wallet changed to another account, so nothing was sent. Check the form and try again.',
  network: 'The wallet changed to another network, so nothing was sent. Change the network and try again.',
};

/** Between the simulation and the signature the wallet became another one; the message is for the person. */
export class WalletChanged extends Error {
  override readonly name = 'WalletChanged';

  constructor(what: keyof typeof SENTENCES, options?: ErrorOptions) {
    super(SENTENCES[what], options);
  }
}
