import type { ContractCall } from '@rab/contracts';
import { findExchange } from '@rab/contracts/exchange';
import { ConfirmedAct, type SalePartProps, useTokensHeld } from '@rab/launchpad';
import { Stack, Text } from '@rab/ui';
import { useChainConfig } from '@rab/wallet-context';
import { isAddressEqual, zeroAddress } from '@rab/wallet-context/contract';
import { useOtherExchange } from '../../queries/otherExchange.ts';
import { PayoutFacts } from './PayoutFacts.tsx';

/** The way round a pair that somebody keeps unlistable, after a question; nothing for a sale without another exchange. */
export function ListElsewhereButton({ sale, call }: SalePartProps & { call: () => ContractCall }) {
  const { exchanges } = useChainConfig();
  const { data: other } = useOtherExchange(sale.id);
  const held = useTokensHeld(sale);
  if (!other || isAddressEqual(other, zeroAddress)) return null;
  const name = findExchange(exchanges, other)?.name ?? 'the other exchange';
  return (
    <>
      <Text color="fg.muted">
        Whoever has a pool of the token on the announced exchange, its owner too, can keep the sale from being listed
        there. Since two days after the end anybody can have it listed on {name} instead, if the first refuses.
      </Text>
      <ConfirmedAct
        sale={sale}
        act="listElsewhere"
        variant="outline"
        label={`List on ${name}`}
        question={`List the sale on ${name}?`}
        call={call}
        summary={`List ${sale.token.symbol} on ${name}`}
      >
        <Stack gap="3">
          <PayoutFacts sale={sale} held={held} />
          <Text color="fg.muted">
            Its liquidity is then on {name}, not on the exchange that was announced, for as long as it is locked. This
            cannot be undone.
          </Text>
        </Stack>
      </ConfirmedAct>
    </>
  );
}
