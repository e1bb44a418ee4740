import { GrowStatus } from '@rab/contracts';
import type { SalePartProps } from '@rab/launchpad';
import { DateTime, Notice } from '@rab/ui';
import { useRefundsUntil } from '../../queries/refundsUntil.ts';

/** What the administrator's review means for a buyer now, and until when one can change one's mind. */
export function ReviewOutcome({ sale }: SalePartProps) {
  const isInReview = sale.reviewStatus === GrowStatus.LISTING;
  const { data: until } = useRefundsUntil(isInReview ? sale.id : null);
  if (isInReview)
    return (
      <Notice tone="warning" title="Tokens or deposit: one of the two">
        Who claims tokens can no longer take the deposit back, and who takes the deposit back gets no tokens.
        {until !== undefined && until > 0n && (
          <>
            {' '}
            Deposits can be taken back until <DateTime seconds={until} /> at least; then the administrator decides.
          </>
        )}
      </Notice>
    );
  return sale.reviewStatus === GrowStatus.SATISFY ? (
    <Notice tone="positive" title="The administrator is satisfied">
      Buyers claim their tokens; deposits can no longer be taken back.
    </Notice>
  ) : (
    <Notice tone="warning" title="The administrator is not satisfied">
      Who has claimed nothing takes the whole deposit back; who has begun to claim goes on claiming.
    </Notice>
  );
}
