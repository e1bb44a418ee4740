import { GROW_LISTING_GRACE, GrowStatus, REFUND_WINDOW, SECONDS_PER_DAY } from '@rab/contracts';
import { baseText, ConfirmedAct, type SalePartProps } from '@rab/launchpad';
import { formatUtc } from '@rab/ui';
import { useChainTimeSince } from '@rab/wallet-context';
import { setStatusCall } from '../../actions/reviewCalls.ts';
import { useRefundsUntil } from '../../queries/refundsUntil.ts';

const refundDays = REFUND_WINDOW / SECONDS_PER_DAY;

/** The administrator begins the review of a success: claims and refunds open. */
export function ListingButton({ sale }: SalePartProps) {
  return (
    <ConfirmedAct
      sale={sale}
      act="review"
      label="Set status LISTING"
      question="Begin the review?"
      call={() => setStatusCall(sale, GrowStatus.LISTING)}
      summary={`Begin the review of ${sale.token.symbol}`}
      success="Admin set status = LISTING"
    >
      Buyers can then claim their tokens or withdraw their deposits. You can set SATISFY after {`${refundDays}`} days,
      and NOT SATISFY at any time. If you don’t decide by {formatUtc(sale.end + GROW_LISTING_GRACE)} UTC, anyone can
      close the review as NOT SATISFY. This can’t be undone.
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
      ? 'Loading the refund deadline…'
      : now < until
        ? `Available from ${formatUtc(until)} UTC. Until then, buyers can withdraw their deposits.`
        : undefined;
  return (
    <ConfirmedAct
      sale={sale}
      act="review"
      label="Set status SATISFY"
      question="Satisfied with the listing?"
      disabledReason={reason}
      call={() => setStatusCall(sale, GrowStatus.SATISFY)}
      summary={`Set ${sale.token.symbol} to SATISFY`}
      success="Admin set status = SATISFY"
    >
      This closes refunds. All buyers can claim their tokens. {baseText(sale, sale.raised)}, minus refunds, the platform
      fee and referral rewards, can be paid out to the owner. This can’t be undone.
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
      label="Set status NOT SATISFY"
      question="Not satisfied with the listing?"
      call={() => setStatusCall(sale, GrowStatus.NOT_SATISFY)}
      summary={`Set ${sale.token.symbol} to NOT SATISFY`}
      success="Admin set status = NOT_SATISFY"
    >
      Buyers who haven’t claimed can withdraw their full deposits and get no tokens. Buyers who have claimed keep
      claiming, and only their deposits are paid out to the owner. This can’t be undone.
    </ConfirmedAct>
  );
}
