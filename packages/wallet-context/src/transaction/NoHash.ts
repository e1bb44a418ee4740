/** A wallet that says that it has sent a transaction, and does not say which. */
export class NoHash extends Error {
  override readonly name = 'NoHash';
  override readonly message =
    'The wallet did not say which transaction it has sent. Look into it before you send it once more.';
}
