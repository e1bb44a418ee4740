import { Amount } from '@rab/ui';
import { HUGE, LONG_SYMBOL, RIGHT_TO_LEFT, WHOLE } from '../extremes.ts';
import type { Stories } from '../Story.ts';

export const stories: Stories = {
  whole: { draw: () => <Amount value={1_250_000n * WHOLE} decimals={18} symbol="ABC" /> },
  'cut off, the rest on hover': { draw: () => <Amount value={123_456_789_012_345_678n} decimals={18} symbol="BNB" /> },
  'its full value open': {
    draw: () => <Amount value={123_456_789_012_345_678n} decimals={18} symbol="BNB" />,
    press: ['[data-hint]'],
  },
  unknown: { draw: () => <Amount value={undefined} decimals={18} symbol="ABC" /> },
  zero: { draw: () => <Amount value={0n} decimals={18} symbol="ABC" /> },
  'smallest unit': { draw: () => <Amount value={1n} decimals={36} symbol="ABC" /> },
  'long symbol': { draw: () => <Amount value={WHOLE} decimals={18} symbol={LONG_SYMBOL} /> },
  'right-to-left symbol': { draw: () => <Amount value={WHOLE} decimals={18} symbol={RIGHT_TO_LEFT} /> },
  'biggest number': { draw: () => <Amount value={HUGE} decimals={18} symbol="ABC" /> },
};
