import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { GrowStatus } from '@rab/contracts';
import type { SalePartProps } from '@rab/launchpad';
import { DateTime, Notice, Stack } from '@rab/ui';
import { useChainTimeSince } from '@rab/wallet-context';
import { useRefundsUntil } from '../../queries/refundsUntil.ts';
import { GrowParts } from './GrowParts.tsx';
import { PayoutFacts } from './PayoutFacts.tsx';

/** What the administrator's review means for a buyer now, and until when one can change one's mind. */
export function ReviewOutcome(props: SalePartProps) {
  return (
    <>
      <Review {...props} />
      <GrowParts {...props} />
    </>
  );
}

function Review({ sale }: SalePartProps) {
  const isInReview = sale.reviewStatus === GrowStatus.LISTING;
  const { data: until = 0n } = useRefundsUntil(isInReview ? sale.id : null);
  const isOver = useChainTimeSince([until + 1n]) > until;
  if (isInReview)
    return (
      <Notice tone="warning" title={t`Choose: your tokens or a refund`}>
        <Trans>You can claim your tokens or withdraw your deposit, not both.</Trans>{' '}
        {until > 0n &&
          (isOver ? (
            <Trans>
              Since <DateTime seconds={until} />, the administrator can decide at any time. Until the decision, you can
              still withdraw your deposit.
            </Trans>
          ) : (
            <Trans>
              You can withdraw your deposit at least until <DateTime seconds={until} />. Then the administrator decides.
            </Trans>
          ))}
      </Notice>
    );
  return (
    <Stack gap="3">
      {sale.reviewStatus === GrowStatus.SATISFY ? (
        <Notice tone="positive" title={t`The administrator is satisfied`}>
          <Trans>Buyers can claim their tokens. Refunds are closed.</Trans>
        </Notice>
      ) : (
        <Notice tone="warning" title={t`The administrator isn’t satisfied`}>
          <Trans>
            If you haven’t claimed, you can withdraw your full deposit. If you have, you keep claiming your tokens.
          </Trans>
        </Notice>
      )}
      {sale.isFinalized && <PayoutFacts sale={sale} isDone />}
    </Stack>
  );
}
