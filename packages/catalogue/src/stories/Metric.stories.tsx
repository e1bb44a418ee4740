import { Amount, Metric, Skeleton } from '@rab/ui';
import { HUGE, LONG_NAME, WHOLE } from '../extremes.ts';
import type { Stories } from '../Story.ts';

export const stories: Stories = {
  amount: {
    draw: () => (
      <Metric label="Raised">
        <Amount value={1_234n * WHOLE} decimals={18} symbol="BNB" />
      </Metric>
    ),
  },
  loading: {
    draw: () => (
      <Metric label="Raised">
        <Skeleton width="20" height="6" />
      </Metric>
    ),
  },
  'long label, biggest number': { draw: () => <Metric label={LONG_NAME}>{String(HUGE)}</Metric> },
};
