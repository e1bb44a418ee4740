/** An area cannot be shown, for a reason that a visitor may read. Builds have copies of this class: identify it by `name`. */
export class RemoteError extends Error {
  override readonly name = 'RemoteError';
}
