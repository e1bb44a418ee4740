import { t } from '@lingui/core/macro';
import { GROW_LISTING_GRACE, GrowStatus, REVIEW_GRACE } from '@rab/contracts';
import type { PlannedMilestone } from '@rab/launchpad';
import type { Sale } from '@rab/sdk/sales';
import { formatUtc } from '@rab/ui';

/** The way of a RAB Grow, with who acts next and until when (GRW-03). */
export function growMilestones({
  createdAt,
  start,
  end,
  vesting,
  reviewStatus,
  isFinalized,
}: Sale): PlannedMilestone[] {
  const isInReview = reviewStatus >= GrowStatus.LISTING;
  const isReviewed = reviewStatus >= GrowStatus.SATISFY;
  return [
    { label: t`Waiting for pool start`, time: createdAt },
    { label: t`Pool start`, time: start },
    { label: t`Buy`, time: start },
    { label: t`Pool end`, time: end },
    {
      label: t`Listing`,
      time: null,
      isReached: isInReview,
      note: t`If the administrator doesn’t begin the review by ${formatUtc(end + REVIEW_GRACE)} UTC, every buyer can withdraw the full deposit.`,
    },
    {
      label: t`Claim / Refund`,
      time: null,
      isReached: isInReview,
      note: t`Each buyer can claim tokens or withdraw the deposit, for at least three days.`,
    },
    {
      label: t`Check satisfy`,
      time: null,
      isReached: isReviewed,
      note: t`If the administrator doesn’t decide by ${formatUtc(end + GROW_LISTING_GRACE)} UTC, anyone can close the review as Not Satisfy.`,
    },
    {
      label: reviewStatus === GrowStatus.NOT_SATISFY ? t`Refund and claim` : t`Claim`,
      time: null,
      isReached: isReviewed && isFinalized,
      note: t`If satisfied: all buyers claim, and the raise is paid out. If not: buyers who haven’t claimed can withdraw their deposits.`,
    },
    ...(vesting
      ? [
          { label: t`Vesting`, time: end + vesting.startSeconds },
          { label: t`Vesting end`, time: end + vesting.endSeconds },
        ]
      : []),
  ];
}
