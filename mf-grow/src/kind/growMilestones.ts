import { GROW_LISTING_GRACE, GrowStatus, REVIEW_GRACE } from '@rab/contracts';
import type { PlannedMilestone, Sale } from '@rab/launchpad';
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
    { label: 'Waiting for pool start', time: createdAt },
    { label: 'Pool start', time: start },
    { label: 'Buy', time: start },
    { label: 'Pool end', time: end },
    {
      label: 'Listing',
      time: null,
      isReached: isInReview,
      note: `The administrator begins the review by ${formatUtc(end + REVIEW_GRACE)} UTC, or every deposit goes back.`,
    },
    {
      label: 'Claim / Refund',
      time: null,
      isReached: isInReview,
      note: 'Each buyer claims the tokens or takes the deposit back, for three days at least.',
    },
    {
      label: 'Check satisfy',
      time: null,
      isReached: isReviewed,
      note: `The administrator decides by ${formatUtc(end + GROW_LISTING_GRACE)} UTC, or anybody may close it as Not Satisfy.`,
    },
    {
      label: reviewStatus === GrowStatus.NOT_SATISFY ? 'Refund, claims go on' : 'Claim',
      time: null,
      isReached: isReviewed && isFinalized,
      note: 'Satisfied, all buyers claim and the raise is paid out; not satisfied, who has not claimed takes the deposit back.',
    },
    ...(vesting
      ? [
          { label: 'Vesting', time: end + vesting.startSeconds },
          { label: 'Vesting end', time: end + vesting.endSeconds },
        ]
      : []),
  ];
}
