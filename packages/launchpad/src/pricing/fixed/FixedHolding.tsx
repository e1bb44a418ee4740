import { Trans } from '@lingui/react/macro';
import { BaseAmount } from '../../amounts/BaseAmount.tsx';
import { TokenAmount } from '../../amounts/TokenAmount.tsx';
import type { HoldingProps } from '../../kind/Pricing.ts';

/** What an account has bought, and claimed of it. */
export function FixedHolding({ sale, buyer: { deposited, bought, claimed } }: Omit<HoldingProps, 'phase'>) {
  return (
    <Trans>
      You deposited <BaseAmount sale={sale} value={deposited} /> for <TokenAmount sale={sale} value={bought} /> and
      claimed <TokenAmount sale={sale} value={claimed} />.
    </Trans>
  );
}
