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
      summary={msg`Withdraw parts of the raise of ${sale.token.symbol}`}
    >
      {parts.isStopped ? (
        <Trans>
          The administrator has stopped the payout. You get the money for the tokens that buyers have claimed. The rest
          stays for buyers until they claim or hand back.
        </Trans>
      ) : (
        <Trans>
          You get {baseText(sale, shareOfLeft(parts.left, due, open))}, unless buyers hand back tokens first.
        </Trans>
      )}{' '}
      {sale.burnsUnsold ? (
        <Trans>Tokens that buyers handed back are burned.</Trans>
      ) : (
        <Trans>You also get the tokens that buyers handed back.</Trans>
      )}
    </ConfirmedAct>
  );
}

const waitText = (isStopped: boolean, from: bigint): string =>
  isStopped
    ? t`Stopped by the administrator. From ${formatUtc(from)} UTC you can withdraw the money for the tokens that buyers have claimed.`
    : t`Available from ${formatUtc(from)} UTC.`;

/** The administrator stops the parts that are not paid, or resumes them. */
export function StopPartsButton({ sale }: SalePartProps) {
  const { data: parts } = useGrowParts(sale.id);
  if (!parts || (parts.left === 0n && !parts.isStopped)) return null;
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
          The owner can then withdraw every part whose date has passed. Buyers can hand back tokens until the last part
          is paid.
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
        unclaimed tokens. If you never resume, the owner gets the money for claimed tokens after the last date, and the
        rest waits for the buyers.
      </Trans>
    </ConfirmedAct>
  );
}
