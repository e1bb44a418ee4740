import { plural } from '@lingui/core/macro';
import type { Payout } from '@rab/contracts/sale-calls';
import type { DueBatch, Sale } from '@rab/sdk/sales';
import type { SaleState } from '../../model/SaleState.ts';

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

/** What is due, and to how many, a sentence for each kind: `2 buyers have tokens to claim. 1 referrer has a reward to claim.` */
export function dueText(batches: readonly DueBatch[]): string {
  const [refunds, claims, rewards] = (['refunds', 'claims', 'rewards'] as const).map((payout) =>
    countOf(batches, payout),
  );
  return [
    refunds &&
      plural(refunds, {
        one: '# buyer has a deposit to withdraw.',
        other: '# buyers have a deposit to withdraw.',
      }),
    claims && plural(claims, { one: '# buyer has tokens to claim.', other: '# buyers have tokens to claim.' }),
    rewards &&
      plural(rewards, { one: '# referrer has a reward to claim.', other: '# referrers have a reward to claim.' }),
  ]
    .filter(Boolean)
    .join(' ');
}
