import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { partsDue, shareOfLeft } from '@rab/contracts/sale';
import { baseText, ConfirmedAct, type SalePartProps } from '@rab/launchpad';
import { formatUtc } from '@rab/ui';
import { useChainTimeSince } from '@rab/wallet-context';
import { setPartsStoppedCall, withdrawPartsCall } from '../../actions/partCalls.ts';
import { useGrowParts } from '../../queries/growParts.ts';
import { partDates } from './partDates.ts';

/** The owner withdraws the parts that are due, or what a stop leaves. */
export function WithdrawPartsButton({ sale }: SalePartProps) {
  const { data: parts } = useGrowParts(sale.id);
  const dates = parts ? partDates(parts) : [];
  const now = useChainTimeSince(dates);
  const last = dates.at(-1);
  if (!parts || last === undefined) return null;
  const open = parts.count - parts.paid;
  const due = partsDue(now, { ...parts, open });
  const from = parts.isStopped ? last : parts.next;
  return (
    <ConfirmedAct
      sale={sale}
      act="withdrawParts"
      label={t`Withdraw what is due`}
      question={t`Withdraw what is due?`}
      {...(now < from && { disabledReason: waitText(parts.isStopped, from) })}
      call={() => withdrawPartsCall(sale)}
      summary={msg`Withdraw a part of ${sale.token.symbol}`}
    >
      {parts.isStopped ? (
        <Trans>
          The administrator has stopped the payout. You get the share of the tokens that buyers have claimed, and the
          tokens that were handed back. The rest stays for buyers until they claim or hand back.
        </Trans>
      ) : (
        <Trans>
          You get {baseText(sale, shareOfLeft(parts.left, due, open))}, unless buyers hand back tokens before, and the
          tokens that were handed back so far.
        </Trans>
      )}
    </ConfirmedAct>
  );
}

const waitText = (isStopped: boolean, from: bigint): string =>
  isStopped
    ? t`Stopped by the administrator. From ${formatUtc(from)} UTC you can withdraw the share of claimed tokens.`
    : t`Available from ${formatUtc(from)} UTC.`;

/** The administrator stops the parts that are not paid, or resumes them. */
export function StopPartsButton({ sale }: SalePartProps) {
  const { data: parts } = useGrowParts(sale.id);
  if (!parts || parts.left === 0n) return null;
  if (parts.isStopped)
    return (
      <ConfirmedAct
        sale={sale}
        act="stopParts"
        variant="outline"
        label={t`Resume the payout`}
        question={t`Resume the payout?`}
        call={() => setPartsStoppedCall(sale, false)}
        summary={msg`Resume the payout of ${sale.token.symbol}`}
      >
        <Trans>
          The owner can then withdraw every part whose date is over. Buyers can hand back tokens until the last part is
          paid.
        </Trans>
      </ConfirmedAct>
    );
  return (
    <ConfirmedAct
      sale={sale}
      act="stopParts"
      variant="outline"
      colorPalette="negative"
      label={t`Stop the payout`}
      question={t`Stop the payout?`}
      call={() => setPartsStoppedCall(sale, true)}
      summary={msg`Stop the payout of ${sale.token.symbol}`}
    >
      <Trans>
        The owner gets no further part until you resume, and then none before its date. Buyers can hand back their
        unclaimed tokens. If you never resume, the owner gets the share of claimed tokens after the last date, and the
        rest waits for the buyers.
      </Trans>
    </ConfirmedAct>
  );
}
