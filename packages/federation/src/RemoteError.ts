/** An area cannot be shown, for a reason that a visitor may read. Builds hold copies of this class: tell it by its name. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
}
