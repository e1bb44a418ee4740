/** The command was called in a way that it cannot be meant; the message says what to write instead. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
