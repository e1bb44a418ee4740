import type { Sale } from '@rab/sdk/sales';
import { KeptMark, Span } from '@rab/ui';
import { USD_DECIMALS, useUsdPrice } from '@rab/wallet-context';
import { usdText } from './usdText.ts';

/** About what an amount of base units is in US dollars (MNY-15); nothing where no fresh price is known. */
export function UsdWorth({ base, value }: { base: Sale['base']; value: bigint | undefined }) {
  const usd = useUsdPrice(base.address);
  if (!usd || !value) return null;
  const worth = (value * usd.price) / 10n ** BigInt(base.decimals);
  return (
    <>
      {' '}
      <Span color="fg.muted" textStyle="label" whiteSpace="nowrap" data-testid="usd">
        ≈ {usdText(worth, USD_DECIMALS)}
      </Span>
      <KeptMark at={usd.keptAt} />
    </>
  );
}
