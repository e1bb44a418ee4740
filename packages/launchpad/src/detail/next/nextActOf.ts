import { t } from '@lingui/core/macro';
/** What is open to a visitor of a sale's page. */
export interface OpenActs {
  canBuy: boolean;
  /** The amount that can be claimed, in words: `4,000 CARROT`; null for nothing. */
  claimable: string | null;
  canRefund: boolean;
  /** The act for which the sale waits for its owner, who this visitor is, as its button calls it; null for none. */
  ownerAct: string | null;
}

export interface NextAct {
  label: string;
  /** Where it is done. */
  in: 'box' | 'owner';
}

/** The act that a visitor came for, in a few words; null where there is nothing to do now. */
export function nextActOf({ canBuy, claimable, canRefund, ownerAct }: OpenActs): NextAct | null {
  if (ownerAct) return { label: ownerAct, in: 'owner' };
  if (claimable) return { label: canRefund ? t`Claim or refund` : t`Claim ${claimable}`, in: 'box' };
  if (canRefund) return { label: t`Refund`, in: 'box' };
  return canBuy ? { label: t`Buy`, in: 'box' } : null;
}
