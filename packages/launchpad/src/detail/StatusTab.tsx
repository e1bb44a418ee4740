import { DateTime, Facts, Stack } from '@rab/ui';
import { Timeline } from '@rab/ui/data';
import { useWallet } from '@rab/wallet-context';
import { rateText } from '../model/rateText.ts';
import type { SalePartProps } from '../model/SaleKindInDetail.ts';
import { timelineOf } from '../model/timeline.ts';
import { useSaleState } from '../model/useSaleState.ts';
import { useBuyer } from '../queries/buyer.ts';
import { BaseAmount } from './BaseAmount.tsx';
import { TokenAmount } from './TokenAmount.tsx';

/** Tab `Status` (DET-04). */
export function StatusTab({ kind, sale }: SalePartProps) {
  const { address } = useWallet();
  const { data: buyer } = useBuyer(address ? { sale: sale.id, account: address } : null);
  const { state, now } = useSaleState(kind, sale);
  return (
    <Stack gap="6">
      <Facts
        facts={[
          { label: 'Status', value: state.tag.label },
          { label: 'Maximum Buy', value: <BaseAmount sale={sale} value={sale.maxBuy} /> },
          { label: 'Token Price', value: rateText(sale.price, sale) },
          { label: 'Total Contributors', value: sale.buyerCount },
          { label: 'Your Purchased', value: <TokenAmount sale={sale} value={buyer?.bought ?? 0n} /> },
        ]}
      />
      {state.phase !== 'failed' && (
        <Timeline
          milestones={timelineOf(kind.milestonesOf(sale), now).map(({ label, time, state: progress }) => ({
            label,
            state: progress,
            ...(time !== null && { detail: <DateTime seconds={time} /> }),
          }))}
        />
      )}
    </Stack>
  );
}
