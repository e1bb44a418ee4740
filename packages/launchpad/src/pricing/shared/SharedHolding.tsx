import { shareInPercent } from '@rab/contracts';
import { BaseAmount } from '../../amounts/BaseAmount.tsx';
import { TokenAmount } from '../../amounts/TokenAmount.tsx';
import type { HoldingProps } from '../../kind/Pricing.ts';
import { FixedHolding } from '../fixed/FixedHolding.tsx';

/** The share of an account, which is not bought before the listing fixes it (FLN-01). */
export function SharedHolding({ sale, buyer, phase }: HoldingProps) {
  if (phase === 'settled') return <FixedHolding sale={sale} buyer={buyer} />;
  return (
    <>
      You deposited <BaseAmount sale={sale} value={buyer.deposited} />.{' '}
      {phase !== 'failed' && (
        <>
          Your share{phase === 'live' && ' now'}: <TokenAmount sale={sale} value={buyer.bought} /> (
          {shareInPercent(buyer.deposited, sale.raised)}%).
          {phase === 'live' && ' It shrinks as others deposit.'}
        </>
      )}
    </>
  );
}
