import { GROW_LISTING_GRACE, REVIEW_GRACE } from '@rab/contracts';
import type { SalePartProps, SaleState } from '@rab/launchpad';
import { formatUtc, Stack, Text } from '@rab/ui';

/** What the contract promises buyers whatever the administrator does, with its dates (ADM-04). */
export function GrowPromise({ sale, state: { name } }: SalePartProps & { state: SaleState }) {
  const isBeforeReview = name === 'live' || name === 'success';
  if (!isBeforeReview && name !== 'listing') return null;
  return (
    <Stack gap="1" textStyle="label" color="fg.muted">
      {isBeforeReview && (
        <Text>
          {name === 'live' ? 'If it succeeds and the administrator' : 'If the administrator'} has not begun the review
          by {formatUtc(sale.end + REVIEW_GRACE)} UTC, it has failed and every deposit can be taken back.
        </Text>
      )}
      <Text>
        If the review is not decided by {formatUtc(sale.end + GROW_LISTING_GRACE)} UTC, anybody may close it as Not
        Satisfy: who has not claimed takes the deposit back.
      </Text>
    </Stack>
  );
}
