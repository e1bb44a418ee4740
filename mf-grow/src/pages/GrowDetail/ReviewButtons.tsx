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
      From now on each buyer claims the tokens or takes the deposit back. SATISFY is possible after {`${refundDays}`}{' '}
      days, NOT SATISFY at any time. If you decide nothing until {formatUtc(sale.end + GROW_LISTING_GRACE)} UTC, anybody
      may close it as NOT SATISFY. This cannot be undone.
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
      ? 'Until when buyers can take deposits back is being read.'
      : now < until
        ? `Possible from ${formatUtc(until)} UTC on: until then every buyer can take the deposit back.`
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
      No deposit can be taken back any more. All buyers claim their tokens, and {baseText(sale, sale.raised)}, less what
      was taken back, the fee and the referrers’ share, can be paid out to the owner. This cannot be undone.
    </ConfirmedAct>
  );
}

/** The administrator is not satisfied: buyers who have not claimed take their deposits back. */
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
      Every buyer who has claimed nothing takes the deposit back and gets no tokens. Who has claimed keeps on claiming,
      and only those deposits are paid out to the owner. This cannot be undone.
    </ConfirmedAct>
  );
}
