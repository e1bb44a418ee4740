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
      <Notice tone="warning" title="Choose: your tokens or a refund">
        You can claim your tokens or withdraw your deposit, not both.
        {until > 0n &&
          (isOver ? (
            <>
              {' '}
              You can still withdraw your deposit, but the administrator can decide at any moment since{' '}
              <DateTime seconds={until} />.
            </>
          ) : (
            <>
              {' '}
              You can withdraw your deposit at least until <DateTime seconds={until} />. Then the administrator decides.
            </>
          ))}
      </Notice>
    );
  return (
    <Stack gap="3">
      {sale.reviewStatus === GrowStatus.SATISFY ? (
        <Notice tone="positive" title="The administrator is satisfied">
          Buyers can claim their tokens. Refunds are closed.
        </Notice>
      ) : (
        <Notice tone="warning" title="The administrator isn’t satisfied">
          If you haven’t claimed, you can withdraw your full deposit. If you have, you keep claiming your tokens.
        </Notice>
      )}
      {sale.isFinalized && <PayoutFacts sale={sale} isDone />}
    </Stack>
  );
}
