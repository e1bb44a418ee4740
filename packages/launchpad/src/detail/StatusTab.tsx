import { formatAmount, PRICE_DECIMALS, SALE_PLACES } from '@rab/contracts';
import { Amount, DateTime, Facts, Stack } from '@rab/ui';
import { Timeline } from '@rab/ui/data';
import { useChainConfig, useChainTime, useQuery, useWallet } from '@rab/wallet-context';
import { useChainClient } from '@rab/wallet-context/contract';
import type { Launchpad } from '../model/Launchpad.ts';
import { STATUS_TAGS, saleState } from '../model/status.ts';
import { timelineOf } from '../model/timeline.ts';
import { buyerQueryOptions } from '../queries/saleState.ts';

/** Tab `Status` (DET-04). */
export function StatusTab({ sale }: { sale: Launchpad }) {
  const now = useChainTime();
  const { address } = useWallet();
  const { data: buyer } = useQuery(buyerQueryOptions(useChainClient(), useChainConfig(), sale.id, address));
  const state = saleState(sale, now);
  return (
    <Stack gap="6">
      <Facts
        facts={[
          { label: 'Status', value: STATUS_TAGS[state].label },
          {
            label: 'Maximum Buy',
            value: (
              <Amount
                value={sale.info.maxSpendPerBuyer}
                decimals={sale.baseDecimals}
                symbol={sale.baseSymbol}
                places={SALE_PLACES}
              />
            ),
          },
          {
            label: 'Token Price',
            value: `1 ${sale.baseSymbol} = ${formatAmount(sale.info.tokenPrice, PRICE_DECIMALS, SALE_PLACES)} ${sale.tokenSymbol}`,
          },
          { label: 'Total Contributors', value: sale.numBuyers },
          {
            label: 'Your Purchased',
            value: <Amount value={buyer?.totalAmount ?? 0n} decimals={sale.tokenDecimals} symbol={sale.tokenSymbol} />,
          },
        ]}
      />
      {state !== 'failed' && (
        <Timeline
          milestones={timelineOf(sale, now).map(({ label, time, state: progress }) => ({
            label,
            state: progress,
            ...(time !== null && { detail: <DateTime seconds={time} /> }),
          }))}
        />
      )}
    </Stack>
  );
}
