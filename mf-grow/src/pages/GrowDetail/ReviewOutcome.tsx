import { GrowStatus } from '@rab/contracts';
import type { SalePartProps } from '@rab/launchpad';
import { DateTime, Notice, Stack } from '@rab/ui';
import { useChainTimeSince } from '@rab/wallet-context';
import { useRefundsUntil } from '../../queries/refundsUntil.ts';
import { PayoutFacts } from './PayoutFacts.tsx';

/** What the administrator's review means for a buyer now, and until when one can change one's mind. */
export function ReviewOutcome({ sale }: SalePartProps) {
  const isInReview = sale.reviewStatus === GrowStatus.LISTING;
  const { data: until = 0n } = useRefundsUntil(isInReview ? sale.id : null);
  const isOver = useChainTimeSince([until + 1n]) > until;
  if (isInReview)
    return (
      <Notice tone="warning" title="Tokens or deposit: one of the two">
        Who claims tokens can no longer take the deposit back, and who takes the deposit back gets no tokens.
        {until > 0n &&
          (isOver ? (
            <>
              {' '}
              Deposits can still be taken back, but no longer for sure: since <DateTime seconds={until} /> the
              administrator can decide at any moment.
            </>
          ) : (
            <>
              {' '}
              Deposits can be taken back until <DateTime seconds={until} /> at least; then the administrator decides.
            </>
          ))}
      </Notice>
    );
  return (
    <Stack gap="3">
      {sale.reviewStatus === GrowStatus.SATISFY ? (
        <Notice tone="positive" title="The administrator is satisfied">
          Buyers claim their tokens; deposits can no longer be taken back.
        </Notice>
      ) : (
        <Notice tone="warning" title="The administrator is not satisfied">
          Who has claimed nothing takes the whole deposit back; who has begun to claim goes on claiming.
        </Notice>
      )}
      {sale.isFinalized && <PayoutFacts sale={sale} isDone />}
    </Stack>
  );
}
