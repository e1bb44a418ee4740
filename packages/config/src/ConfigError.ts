/** The run-time configuration cannot be used; `field` is the dotted path of the first wrong entry, if one is known. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly field: string | undefined;

  constructor(message: string, options: { field?: string; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.field = options.field;
  }
}
