import { msg, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { GROW_LISTING_GRACE, GrowStatus, REFUND_WINDOW, SECONDS_PER_DAY } from '@rab/contracts';
import { baseText, ConfirmedAct, type SalePartProps } from '@rab/launchpad';
import { formatUtc } from '@rab/ui';
import { useChainTimeSince } from '@rab/wallet-context';
import { setStatusCall } from '../../actions/reviewCalls.ts';
import { useRefundsUntil } from '../../queries/refundsUntil.ts';

const REFUND_DAYS = Number(REFUND_WINDOW / SECONDS_PER_DAY);

/** The administrator begins the review of a success: claims and refunds open. */
export function ListingButton({ sale }: SalePartProps) {
  return (
    <ConfirmedAct
      sale={sale}
      act="review"
      label={t`Set status LISTING`}
      question={t`Begin the review?`}
      call={() => setStatusCall(sale, GrowStatus.LISTING)}
      summary={msg`Begin the review of ${sale.token.symbol}`}
      success={msg`Admin set status = LISTING`}
    >
      <Trans>
        Buyers can then claim their tokens or withdraw their deposits. You can set SATISFY after{' '}
        <Plural value={REFUND_DAYS} one="# day" other="# days" />, and NOT SATISFY at any time. If you don’t decide by{' '}
        {formatUtc(sale.end + GROW_LISTING_GRACE)} UTC, anyone can close the review as NOT SATISFY. This can’t be
        undone.
      </Trans>
    </ConfirmedAct>
  );
}

/** The administrator is satisfied: refunds end, and the raise can be paid out. */
export function SatisfyButton({ sale }: SalePartProps) {
  const { data: until } = useRefundsUntil(sale.id);
  // the contract refuses up to that very second
  const now = useChainTimeSince(until === undefined ? [] : [until]);
  const reason =
    until === undefined
      ? t`Loading the refund deadline…`
      : now < until
        ? t`Available from ${formatUtc(until)} UTC. Until then, buyers can withdraw their deposits.`
        : undefined;
  return (
    <ConfirmedAct
      sale={sale}
      act="review"
      label={t`Set status SATISFY`}
      question={t`Satisfied with the listing?`}
      disabledReason={reason}
      call={() => setStatusCall(sale, GrowStatus.SATISFY)}
      summary={msg`Set ${sale.token.symbol} to SATISFY`}
      success={msg`Admin set status = SATISFY`}
    >
      <Trans>
        This closes refunds. All buyers can claim their tokens. {baseText(sale, sale.raised)}, minus refunds, the
        platform fee and referral rewards, can be paid out to the owner. This can’t be undone.
      </Trans>
    </ConfirmedAct>
  );
}

/** The administrator isn’t satisfied: buyers who have not claimed take their deposits back. */
export function NotSatisfyButton({ sale }: SalePartProps) {
  return (
    <ConfirmedAct
      sale={sale}
      act="review"
      variant="outline"
      colorPalette="negative"
      label={t`Set status NOT SATISFY`}
      question={t`Not satisfied with the listing?`}
      call={() => setStatusCall(sale, GrowStatus.NOT_SATISFY)}
      summary={msg`Set ${sale.token.symbol} to NOT SATISFY`}
      success={msg`Admin set status = NOT_SATISFY`}
    >
      <Trans>
        Buyers who haven’t claimed can withdraw their full deposits and get no tokens. Buyers who have claimed keep
        claiming, and only their deposits are paid out to the owner. This can’t be undone.
      </Trans>
    </ConfirmedAct>
  );
}
