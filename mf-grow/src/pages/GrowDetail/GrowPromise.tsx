import { Trans } from '@lingui/react/macro';
import { GROW_LISTING_GRACE, REVIEW_GRACE } from '@rab/contracts';
import type { SalePartProps, SaleState } from '@rab/launchpad';
import { formatUtc, Stack, Text } from '@rab/ui';

/** What the contract promises buyers whatever the administrator does, with its dates (ADM-04). */
export function GrowPromise({ sale, state: { name } }: SalePartProps & { state: SaleState }) {
  const isBeforeReview = name === 'live' || name === 'success';
  if (!isBeforeReview && name !== 'listing') return null;
  const review = formatUtc(sale.end + REVIEW_GRACE);
  return (
    <Stack gap="1" textStyle="label" color="fg.muted">
      {isBeforeReview && (
        <Text>
          {name === 'live' ? (
            <Trans>
              If the sale succeeds and the review hasn’t begun by {review} UTC, the sale fails and every buyer can
              withdraw the full deposit.
            </Trans>
          ) : (
            <Trans>
              If the review hasn’t begun by {review} UTC, the sale fails and every buyer can withdraw the full deposit.
            </Trans>
          )}
        </Text>
      )}
      <Text>
        <Trans>
          If there’s no decision by {formatUtc(sale.end + GROW_LISTING_GRACE)} UTC, anyone can close the review as Not
          Satisfy. Buyers who haven’t claimed can then withdraw their full deposits.
        </Trans>
      </Text>
    </Stack>
  );
}
