import type { ContractCall } from '@rab/contracts';
import { type SalePartProps, touchedBySale, useActsClosed } from '@rab/launchpad';
import { Text } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { useChainConfig } from '@rab/wallet-context';
import { isAddressEqual, useTransaction, zeroAddress } from '@rab/wallet-context/contract';
import { useOtherExchange } from '../../queries/otherExchange.ts';

/** The way round a pair that somebody keeps unlistable; nothing for a sale without another exchange. */
export function ListElsewhereButton({ sale, call }: SalePartProps & { call: () => ContractCall }) {
  const { exchanges } = useChainConfig();
  const { data: other } = useOtherExchange(sale.id);
  const listing = useTransaction(`listElsewhere:${sale.id}`);
  const actsClosed = useActsClosed();
  if (!other || isAddressEqual(other, zeroAddress)) return null;
  const name = exchanges.find(({ factory }) => isAddressEqual(factory, other))?.name ?? 'the other exchange';
  return (
    <>
      <Text color="fg.muted">
        Whoever has a pool of the token on the announced exchange, its owner too, can keep the sale from being listed
        there. Since two days after the end anybody can have it listed on {name} instead, if the first refuses.
      </Text>
      <ActionButton
        variant="outline"
        disabledReason={actsClosed}
        transaction={listing}
        onClick={() =>
          listing.send({
            call: call(),
            summary: `List ${sale.token.symbol} on ${name}`,
            touches: touchedBySale(sale),
          })
        }
      >
        List on {name}
      </ActionButton>
    </>
  );
}
