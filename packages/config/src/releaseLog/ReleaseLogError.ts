/**
 * What keeps a release from being found in a site's log: the log did not load, something in it is not what was signed, it has lost
 * what it had before, or the release is not in it.
 */
export class ReleaseLogError extends Error {
  override readonly name = 'ReleaseLogError';
  readonly reason: 'unread' | 'changed' | 'shortened' | 'unlisted';

  /** @param message for the operator, e.g. `releases.json: entry 2 does not follow from entry 1` */
  constructor(reason: ReleaseLogError['reason'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
