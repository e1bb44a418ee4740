import { t } from '@lingui/core/macro';
import { roundAt, roundCount } from '@rab/contracts/sale';
import type { Sale } from '@rab/sdk/sales';
import { calendarFile } from '@rab/ui/files';
import { vestingTermsOf } from '../../model/vestingTermsOf.ts';

/** More releases than that fill a calendar with noise: the first ones and the last stand for them. */
const MOST_CLAIMS = 60n;

/** A date of a sale. */
interface Moment {
  id: string;
  words: string;
  /** Unix seconds. */
  at: bigint;
}

/** Start, end and every release of a sale, in the order of time; what is released at the end opens with the listing or review. */
export function calendarMoments(sale: Pick<Sale, 'start' | 'end' | 'token' | 'vesting'>): Moment[] {
  const { symbol } = sale.token;
  const moments: Moment[] = [
    { id: 'start', words: t`${symbol} sale starts`, at: sale.start },
    { id: 'end', words: t`${symbol} sale ends`, at: sale.end },
  ];
  const terms = vestingTermsOf(sale);
  if (!terms) return moments;
  const last = terms.period === 0n ? 1n : roundCount(terms);
  for (let round = 1n; round <= last; round += 1n) {
    if (round > MOST_CLAIMS && round !== last) continue;
    const at = sale.end + (terms.period === 0n ? terms.end : roundAt(terms, round));
    const words =
      round === last
        ? t`${symbol}: all tokens can be claimed`
        : t`${symbol}: claim ${String(round)} of ${String(last)}`;
    moments.push({ id: `claim-${round}`, words, at });
  }
  return moments;
}

/** A sale's dates as a calendar file (`.ics`, RFC 5545), each event with a link to its page. */
export function calendarText(
  sale: Pick<Sale, 'id' | 'createdAt' | 'start' | 'end' | 'token' | 'vesting'>,
  link: string,
): string {
  const moments = calendarMoments(sale).map(({ id, ...moment }) => ({ ...moment, id: `${sale.id}-${id}`, link }));
  return calendarFile(t`Sale`, sale.createdAt, moments);
}
