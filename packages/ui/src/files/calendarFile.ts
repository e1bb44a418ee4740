const LINE_BYTES = 73;

/** A date of a calendar. */
export interface CalendarEvent {
  /** Of no other event anywhere: a calendar that has it already changes it. */
  id: string;
  words: string;
  /** Unix seconds. */
  at: bigint;
  /** Where more is said. */
  link: string;
}

const utc = (seconds: bigint): string => new Date(Number(seconds) * 1000).toISOString().replace(/[-:]|\.\d{3}/g, '');

// strangers write symbols and titles
const escaped = (text: string): string => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/[\r\n]+/g, ' ');

/** A line in pieces of at most 75 bytes, the next ones behind a space (RFC 5545, 3.1). */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let bytes = 0;
  let text = '';
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (bytes + size > LINE_BYTES) {
      text += '\r\n ';
      bytes = 1;
    }
    text += sign;
    bytes += size;
  }
  return text;
}

/**
 * Dates as a calendar file (`.ics`, RFC 5545).
 * @param made unix seconds of what they belong to
 * @param part of the product, one word
 */
export function calendarFile(part: string, made: bigint, moments: readonly CalendarEvent[]): string {
  const events = moments.flatMap(({ id, words, at, link }) => [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${utc(made)}`,
    `DTSTART:${utc(at)}`,
    `SUMMARY:${escaped(words)}`,
    `URL:${link}`,
    'END:VEVENT',
  ]);
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:-//RAB Launchpad//${part}//EN`, ...events, 'END:VCALENDAR'];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
