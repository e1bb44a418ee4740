import { DateTime } from '@rab/ui';
import { HUGE, MOMENT } from '../extremes.ts';
import type { Stories } from '../Story.ts';

export const stories: Stories = {
  UTC: { draw: () => <DateTime seconds={MOMENT} /> },
  'with slashes, without UTC': { draw: () => <DateTime seconds={MOMENT} separator="/" suffix={false} /> },
  'own time open': { draw: () => <DateTime seconds={MOMENT} />, press: ['[data-hint]'] },
  'beyond the calendar': { draw: () => <DateTime seconds={HUGE} /> },
};
