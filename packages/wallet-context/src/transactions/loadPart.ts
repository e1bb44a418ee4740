/** A part of the program that an act needs could not be loaded; nothing was sent. The message is for the person. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';

  constructor(options?: ErrorOptions) {
    super(
      'A part of this page could not be loaded, so nothing was sent. Check your connection and try again: what you typed stays.',
      options,
    );
  }
}

/**
 * Loads a part of the program that is needed for sending; if that fails, the next press loads it again.
 * @throws {PartMissing}
 */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch((cause: unknown) => {
    throw new PartMissing({ cause });
  });
