import { Notice } from '@rab/ui';
import { LONG_WORD, RIGHT_TO_LEFT } from '../extremes.ts';
import type { Stories } from '../Story.ts';

const TEXT = 'Its price is fixed from now on.';

export const stories: Stories = {
  info: { draw: () => <Notice title="For information">{TEXT}</Notice> },
  positive: {
    draw: () => (
      <Notice tone="positive" title="Done">
        {TEXT}
      </Notice>
    ),
  },
  warning: {
    draw: () => (
      <Notice tone="warning" title="Take care">
        {TEXT}
      </Notice>
    ),
  },
  negative: {
    draw: () => (
      <Notice tone="negative" title="It failed">
        {TEXT}
      </Notice>
    ),
  },
  'title only': { draw: () => <Notice title="Nothing else to say" /> },
  'text only': { draw: () => <Notice>{TEXT}</Notice> },
  'long word, right to left': { draw: () => <Notice title={RIGHT_TO_LEFT}>{LONG_WORD}</Notice> },
};
