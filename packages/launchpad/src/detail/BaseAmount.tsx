import { SALE_PLACES } from '@rab/contracts';
import { Amount } from '@rab/ui';
import type { Sale } from '../queries/saleSchema.ts';

/** An amount of what a sale is paid in, base units; undefined until known. */
export function BaseAmount({ sale: { base }, value }: { sale: Pick<Sale, 'base'>; value: bigint | undefined }) {
  return <Amount value={value} decimals={base.decimals} symbol={base.symbol} places={SALE_PLACES} />;
}
