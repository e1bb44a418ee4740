import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(customParseFormat);

const FORMAT = 'YYYY-MM-DD HH:mm';

/**
 * Unix seconds behind a date in UTC, as `YYYY-MM-DD HH:mm` (a datetime-local input's `T` is fine too); null when it is
 * no such date.
 */
export function parseUtcInput(text: string): bigint | null {
  const parsed = dayjs.utc(text.trim().replace('T', ' '), FORMAT, true);
  return parsed.isValid() ? BigInt(parsed.unix()) : null;
}
