import { Amount } from '@rab/ui';
import { CompareTable } from '@rab/ui/data';
import { HUGE, LONG_NAME, LONG_SYMBOL, WHOLE } from '../extremes.ts';
import type { Stories } from '../Story.ts';

const COLUMNS = ['At the soft cap', 'At the hard cap'];

const row = (label: string, values: readonly [bigint, bigint], symbol: string, isTotal = false) => ({
  label,
  isTotal,
  cells: values.map((value, index) => ({
    key: COLUMNS[index] ?? '',
    value: <Amount value={value} decimals={18} symbol={symbol} />,
  })),
});

export const stories: Stories = {
  'parts of a whole': {
    draw: () => (
      <CompareTable
        caption="Who gets what"
        columns={COLUMNS}
        rows={[
          row('Raised', [3n * WHOLE, 10n * WHOLE], 'BNB', true),
          row('Platform', [WHOLE / 10n, WHOLE / 3n], 'BNB'),
          row('You receive', [2n * WHOLE, 9n * WHOLE], 'BNB', true),
        ]}
      />
    ),
  },
  'what strangers write': {
    draw: () => (
      <CompareTable
        caption="Who gets what"
        columns={COLUMNS}
        rows={[row(LONG_NAME, [HUGE, WHOLE], LONG_SYMBOL), row(LONG_SYMBOL, [WHOLE, HUGE], 'ABC')]}
      />
    ),
  },
};
