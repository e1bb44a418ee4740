/** Far more than any screen shows; keeps a hostile text from bloating every list. */
const MAX_LENGTH = 2048;
const LINE_BREAKS_AND_TABS = /[\t\n\v\f\r\u0085\u2028\u2029]/g;
/** Control characters, formatting ones (bidi, zero width, tags), halves of a character, and what is drawn as nothing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A text from chain as lists can show it. Anybody can put anything into an event:
 * - PostgreSQL has no NUL character, and one would stop the indexing of everything;
 * - direction marks reverse the text after them on the screen ("Safe\u202Ekcol" reads "Safelock");
 * - characters without a width make two names look the same and keep a search from finding either.
 *
 * So all of them go, line breaks and tabs become blanks, and 2,048 characters are kept. The price: an emoji that joins
 * several shows as its parts.
 */
export const safeText = (text: string): string =>
  // cut before as well: a description may have megabytes, and nine of ten of its characters may be unseen
  text
    .slice(0, MAX_LENGTH * 10)
    .replace(LINE_BREAKS_AND_TABS, ' ')
    .replace(UNSEEN, '')
    .slice(0, MAX_LENGTH)
    // the cut may have halved a character
    .replace(UNSEEN, '');
