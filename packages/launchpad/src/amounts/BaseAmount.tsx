import { SALE_PLACES } from '@rab/contracts';
import type { Sale } from '@rab/sdk/sales';
import { Amount, Span } from '@rab/ui';
import { UsdWorth } from './UsdWorth.tsx';

/** An amount of what a sale is paid in, base units, and what it is in US dollars; undefined until known. */
export function BaseAmount({ sale: { base }, value }: { sale: Pick<Sale, 'base'>; value: bigint | undefined }) {
  return (
    <Span>
      <Amount value={value} decimals={base.decimals} symbol={base.symbol} places={SALE_PLACES} />
      <UsdWorth base={base} value={value} />
    </Span>
  );
}
