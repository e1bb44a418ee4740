import { SALE_PLACES } from '@rab/contracts';
import type { Sale } from '@rab/sdk/sales';
import { Amount } from '@rab/ui';

/** An amount of what a sale sells, base units; undefined until known. */
export function TokenAmount({ sale: { token }, value }: { sale: Pick<Sale, 'token'>; value: bigint | undefined }) {
  return <Amount value={value} decimals={token.decimals} symbol={token.symbol} places={SALE_PLACES} />;
}
