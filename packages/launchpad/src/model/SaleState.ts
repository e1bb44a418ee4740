import type { StatusTone } from '@rab/ui';

/** The state of a sale, as one value for all screens; a kind of sale defines its own. */
export interface SaleState {
  name: string;
  /**
   * What every kind goes through: `succeeded` waits for what makes it `settled`, such as a listing or a review; `failed`
   * pays its buyers back.
   */
  phase: 'upcoming' | 'live' | 'succeeded' | 'failed' | 'settled';
  /** Words and colour of the status tag (HOM-10). */
  tag: { label: string; tone: StatusTone };
  /** That it is over, or for whom it waits (DET-12); null while neither. */
  banner: string | null;
  /** Bought tokens can be claimed. */
  isClaimOpen: boolean;
  /** Deposits can be taken back. */
  isRefundOpen: boolean;
  /** Everything is sold before the end: it is listed with the live ones until then (HOM-02, HOM-04). */
  isSoldOut?: true;
}
