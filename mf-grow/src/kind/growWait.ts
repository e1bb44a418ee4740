import { t } from '@lingui/core/macro';
import { GROW_LISTING_GRACE, REVIEW_GRACE } from '@rab/contracts';
import type { Sale } from '@rab/sdk/sales';
import { rabGrow } from './rabGrow.ts';

/** What the administrator does: begin the review, decide on it, pay out, show it in the lists. */
export type GrowTask = 'review' | 'decide' | 'pay' | 'show';

/** What a grow waits for, until when (unix seconds), and what comes of it otherwise. */
export interface GrowWait {
  task: GrowTask;
  /** What the administrator does, in words that begin a sentence. */
  what: string;
  until: bigint;
  otherwise: string;
}

/** What a grow waits for from the administrator at `now` (chain time, unix seconds); null for nothing (ADM-01). */
export function growWait(sale: Sale, now: bigint): GrowWait | null {
  if (sale.isFinalized) return null;
  const { name } = rabGrow.stateOf(sale, now);
  switch (name) {
    case 'success':
      return {
        task: 'review',
        what: t`Begin the review`,
        until: sale.end + REVIEW_GRACE,
        otherwise: t`If not, the sale fails and every buyer can withdraw the full deposit.`,
      };
    case 'listing':
      return {
        task: 'decide',
        what: t`Decide: SATISFY or NOT SATISFY`,
        until: sale.end + GROW_LISTING_GRACE,
        otherwise: t`If not, anyone can close the review as NOT SATISFY.`,
      };
    case 'satisfied':
    case 'not-satisfied':
      return {
        task: 'pay',
        what: t`Pay out`,
        until: sale.end + REVIEW_GRACE,
        otherwise: t`The owner can pay it out too. After that date, anyone can.`,
      };
    case 'upcoming':
    case 'live':
      return sale.isVisible
        ? null
        : {
            task: 'show',
            what: t`Show it in the lists`,
            until: sale.end,
            otherwise: t`Until you show it, only people with the link can buy.`,
          };
    default:
      return null;
  }
}

/** A grow with what it waits for. */
export interface WaitingSale {
  sale: Sale;
  wait: GrowWait;
}

/** The grows that wait at `now`, the most urgent first. */
export const waitingGrows = (grows: readonly Sale[], now: bigint): WaitingSale[] =>
  grows
    .flatMap((sale) => {
      const wait = growWait(sale, now);
      return wait ? [{ sale, wait }] : [];
    })
    .sort((one, other) => (one.wait.until < other.wait.until ? -1 : 1));
