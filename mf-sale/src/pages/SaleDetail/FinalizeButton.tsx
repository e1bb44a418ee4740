import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ANYONE_DELAY, type ContractCall } from '@rab/contracts';
import { ConfirmedAct, type SalePartProps, useSaleRoles, useTokensHeld } from '@rab/launchpad';
import type { Sale } from '@rab/sdk/sales';
import { formatUtc, Stack, Text } from '@rab/ui';
import { useChainTimeSince } from '@rab/wallet-context';
import { PayoutFacts } from './PayoutFacts.tsx';

export interface FinalizeButtonProps extends SalePartProps {
  call: () => ContractCall;
  /** From when its owner may list a success, unix seconds; undefined while nobody has answered. */
  useListableFrom: (sale: Sale) => bigint | undefined;
}

/** Lists a successful sale, after a question that says what goes where; before its time it says when that is (OWN-03). */
export function FinalizeButton({ kind, sale, call, useListableFrom }: FinalizeButtonProps) {
  const held = useTokensHeld(sale);
  const { isOwner, isAdmin } = useSaleRoles(sale);
  const listable = useListableFrom(sale);
  const isFirst = isOwner || isAdmin;
  const from = listable === undefined || isFirst ? listable : listable + ANYONE_DELAY;
  const now = useChainTimeSince(from === undefined ? [] : [from]);
  const isEarly = from !== undefined && now < from;
  return (
    <>
      <Text color="fg.muted">
        <Trans>Lists the token, locks the liquidity, pays the owner and opens claims for all buyers.</Trans>
      </Text>
      <ConfirmedAct
        sale={sale}
        act="finalize"
        label={t`Finalize`}
        question={t`Finalize the sale?`}
        call={call}
        summary={msg`Finalize the sale of ${sale.token.symbol}`}
        disabledReason={
          isEarly
            ? isFirst
              ? t`You can finalize it from ${formatUtc(from)} UTC, an hour after the sale sold out.`
              : t`You can finalize it from ${formatUtc(from)} UTC, a day after the owner.`
            : undefined
        }
      >
        <Stack gap="3">
          <PayoutFacts kind={kind} sale={sale} held={held} />
          <Text color="fg.muted">
            <Trans>
              If someone moved the pool’s price before, up to 1% of the exchange’s part may be left over and goes to the
              owner. This can’t be undone.
            </Trans>
          </Text>
        </Stack>
      </ConfirmedAct>
    </>
  );
}
