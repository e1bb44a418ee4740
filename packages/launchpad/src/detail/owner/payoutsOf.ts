import type { Payout } from '@rab/contracts/sale-calls';
import type { Sale } from '../../model/Sale.ts';
import type { SaleState } from '../../model/SaleState.ts';
import type { DueBatch } from '../../queries/duePayouts.ts';

/** What a sale in this state may owe to many (RGT-02). */
export const payoutsOf = (
  { isClaimOpen, isRefundOpen, phase }: SaleState,
  { isFinalized, referred }: Pick<Sale, 'isFinalized' | 'referred'>,
): Payout[] => [
  ...(isRefundOpen ? (['refunds'] as const) : []),
  ...(isClaimOpen ? (['claims'] as const) : []),
  ...(phase === 'settled' && isFinalized && referred > 0n ? (['rewards'] as const) : []),
];

/** Accounts that batches pay, those counted twice that get two payments. */
export const countOf = (batches: readonly DueBatch[], payout?: Payout): number =>
  batches.reduce((sum, batch) => sum + (payout === undefined || batch.payout === payout ? batch.count : 0), 0);

const WORDS: Record<Payout, [one: string, many: string]> = {
  refunds: ['buyer has a deposit to withdraw', 'buyers have a deposit to withdraw'],
  claims: ['buyer has tokens to claim', 'buyers have tokens to claim'],
  rewards: ['referrer has a reward to claim', 'referrers have a reward to claim'],
};

/** What is due, and to how many, as a sentence: `2 buyers have tokens to claim, and 1 referrer has a reward to claim.` */
export function dueText(batches: readonly DueBatch[]): string {
  const parts = (Object.keys(WORDS) as Payout[]).flatMap((payout) => {
    const count = countOf(batches, payout);
    return count > 0 ? [`${count} ${WORDS[payout][count === 1 ? 0 : 1]}`] : [];
  });
  return `${parts.join(', and ')}.`;
}
