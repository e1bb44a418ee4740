import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { perMilleToPercent } from '@rab/contracts';
import { baseText, ConfirmedAct, type SalePartProps, type SaleState, useBuyer } from '@rab/launchpad';
import { buyerOf, leaveCall } from '@rab/sdk/sales';
import { formatUtc, Stack, Text } from '@rab/ui';
import { useChainTimeSince, useWallet } from '@rab/wallet-context';
import { useLeavable, useLeaveTerms } from '../../queries/leaving.ts';

/** On what terms deposits can be taken back while the sale runs, and for who has one the act (RGT-01). */
export function Leaving({ sale, state: { phase } }: SalePartProps & { state: SaleState }) {
  const { address } = useWallet();
  const isOpen = phase === 'upcoming' || phase === 'live';
  const { data: terms } = useLeaveTerms(isOpen ? sale.id : null);
  const now = useChainTimeSince(terms ? [terms.until] : []);
  const own = buyerOf(sale, phase === 'live' ? address : undefined);
  const { data: leavable = 0n } = useLeavable(terms ? own : null);
  const { data: buyer } = useBuyer(terms ? own : null);
  if (!isOpen || !terms || now >= terms.until) return null;
  const until = formatUtc(terms.until);
  const kept = perMilleToPercent(terms.keptPerMille);
  return (
    <Stack gap="3">
      <Text textStyle="label" color="fg.muted">
        {terms.keptPerMille === 0n ? (
          <Trans>
            Until {until} UTC you can take your deposit back once, unless the sale sells out. What you deposit after
            that stays.
          </Trans>
        ) : (
          <Trans>
            Until {until} UTC you can take your deposit back once, unless the sale sells out. {kept}% of it stays yours
            in the sale and buys tokens, or comes back if the sale fails. What you deposit after that stays.
          </Trans>
        )}
      </Text>
      {leavable > 0n && buyer && (
        <ConfirmedAct
          sale={sale}
          act="leave"
          variant="outline"
          label={t`Leave the sale`}
          question={t`Take your deposit back?`}
          call={() => leaveCall(sale)}
          summary={msg`Leave the sale of ${sale.token.symbol}`}
        >
          {leavable < buyer.deposited ? (
            <Trans>
              You get {baseText(sale, leavable)} back, and {baseText(sale, buyer.deposited - leavable)} stays in the
              sale as your deposit. You can do this once, and the account that referred you earns nothing for it.
            </Trans>
          ) : (
            <Trans>
              You get {baseText(sale, leavable)} back, your whole deposit. You can do this once, and the account that
              referred you earns nothing for it.
            </Trans>
          )}
        </ConfirmedAct>
      )}
    </Stack>
  );
}
