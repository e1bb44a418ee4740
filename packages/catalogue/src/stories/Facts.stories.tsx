import { Amount, DateTime, Facts, StatusTag } from '@rab/ui';
import { HUGE, LONG_NAME, LONG_SYMBOL, LONG_WORD, MOMENT, RIGHT_TO_LEFT, WHOLE } from '../extremes.ts';
import type { Stories } from '../Story.ts';

export const stories: Stories = {
  'a few': {
    draw: () => (
      <Facts
        facts={[
          { label: 'Name', value: 'ABC Token' },
          { label: 'Supply', value: <Amount value={1_000_000n * WHOLE} decimals={18} symbol="ABC" /> },
          { label: 'State', value: <StatusTag tone="positive">Live</StatusTag> },
          { label: 'Unlock', value: <DateTime seconds={MOMENT} /> },
        ]}
      />
    ),
  },
  'what strangers write': {
    draw: () => (
      <Facts
        facts={[
          { label: 'Long name', value: LONG_NAME },
          { label: 'Long word', value: LONG_WORD },
          { label: 'Long symbol', value: LONG_SYMBOL },
          { label: 'Right to left', value: RIGHT_TO_LEFT },
          { label: 'Biggest number', value: String(HUGE) },
          { label: LONG_NAME, value: 'its label is long' },
        ]}
      />
    ),
  },
  none: { draw: () => <Facts facts={[]} /> },
};
