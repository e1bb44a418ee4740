import { ProgressBar, Stack } from '@rab/ui';
import type { Stories } from '../Story.ts';

export const stories: Stories = {
  'from nothing to more than all': {
    draw: () => (
      <Stack gap="4">
        {[0, 1, 42.5, 100, 140].map((percent) => (
          <ProgressBar key={percent} percent={percent} label={`${percent} percent of the soft cap`} />
        ))}
      </Stack>
    ),
  },
};
