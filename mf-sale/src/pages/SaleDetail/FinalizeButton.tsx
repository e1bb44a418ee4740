import { ANYONE_DELAY, type ContractCall } from '@rab/contracts';
import { ConfirmedAct, type Sale, type SalePartProps, useSaleRoles, useTokensHeld } from '@rab/launchpad';
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
        Adds the liquidity to the exchange, locks it, pays out the owner’s share and opens the claims of all buyers.
      </Text>
      <ConfirmedAct
        sale={sale}
        act="finalize"
        label="Finalize"
        question="Finalize the sale?"
        call={call}
        summary={`Finalize the sale of ${sale.token.symbol}`}
        disabledReason={
          isEarly
            ? `You can list it from ${formatUtc(from)} UTC on${isFirst ? ': a filled sale waits for an hour' : ', a day after its owner could'}.`
            : undefined
        }
      >
        <Stack gap="3">
          <PayoutFacts kind={kind} sale={sale} held={held} />
          <Text color="fg.muted">
            Where somebody has moved the pair before, the exchange may leave up to a hundredth of its part, which goes
            to the owner. This cannot be undone.
          </Text>
        </Stack>
      </ConfirmedAct>
    </>
  );
}
