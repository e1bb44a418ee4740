import { Trans } from '@lingui/react/macro';
import { shareInPercent } from '@rab/contracts';
import { BaseAmount } from '../../amounts/BaseAmount.tsx';
import { TokenAmount } from '../../amounts/TokenAmount.tsx';
import type { HoldingProps } from '../../kind/Pricing.ts';
import { FixedHolding } from '../fixed/FixedHolding.tsx';

/** The share of an account, which is not bought before the listing fixes it (FLN-01). */
export function SharedHolding({ sale, buyer, phase }: HoldingProps) {
  const percent = shareInPercent(buyer.deposited, sale.raised);
  if (phase === 'settled') return <FixedHolding sale={sale} buyer={buyer} />;
  return (
    <>
      <Trans>
        You deposited <BaseAmount sale={sale} value={buyer.deposited} />.
      </Trans>{' '}
      {phase === 'live' && (
        <Trans>
          Your share now: <TokenAmount sale={sale} value={buyer.bought} /> ({percent}%). It shrinks as others deposit.
        </Trans>
      )}
      {phase !== 'live' && phase !== 'failed' && (
        <Trans>
          Your share: <TokenAmount sale={sale} value={buyer.bought} /> ({percent}%).
        </Trans>
      )}
    </>
  );
}
