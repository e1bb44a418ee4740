import type { ContractCall } from '@rab/contracts';
import { ConfirmedAct, type SalePartProps, useTokensHeld } from '@rab/launchpad';
import { Stack, Text } from '@rab/ui';
import { PayoutFacts } from './PayoutFacts.tsx';

/** Lists a successful sale, after a question that says what goes where. */
export function FinalizeButton({ sale, call }: SalePartProps & { call: () => ContractCall }) {
  const held = useTokensHeld(sale);
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
      >
        <Stack gap="3">
          <PayoutFacts sale={sale} held={held} />
          <Text color="fg.muted">
            Where somebody has moved the pair before, the exchange may leave up to a hundredth of its part, which goes
            to the owner. This cannot be undone.
          </Text>
        </Stack>
      </ConfirmedAct>
    </>
  );
}
