/** Far more than any screen shows; keeps a hostile text from bloating every list. */
const MAX_LENGTH = 2048;

/**
 * A text from chain as the database can hold it. Anybody can put anything into an event: PostgreSQL has no NUL
 * character, and one would stop the indexing of everything.
 */
export const safeText = (text: string): string => text.replaceAll('\0', '').slice(0, MAX_LENGTH);
