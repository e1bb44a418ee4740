const BYTES = 16;

/** A name that nobody else has. `crypto.randomUUID` is only on pages of https and of this computer. */
export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
