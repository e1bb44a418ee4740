import type { GrowAct } from '../../queries/growActs.ts';

const STATUS: Readonly<Record<number, string>> = { 4: 'LISTING', 5: 'SATISFY', 6: 'NOT SATISFY' };

/** An act on a grow in words; one that the indexer names and we do not know is shown under its own name. */
export function actText({ type, value }: Pick<GrowAct, 'type' | 'value'>): string {
  switch (type) {
    case 'created':
      return 'Created';
    case 'status':
      return `Status set to ${STATUS[value] ?? value}`;
    case 'visible':
      return value === 1 ? 'Shown in the lists' : 'Hidden from the lists';
    case 'failed':
      return 'Ended as failed';
    case 'finalized':
      return 'Paid out';
    default:
      return type;
  }
}
