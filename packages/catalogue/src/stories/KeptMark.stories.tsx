import { Box, KeptMark, Panel } from '@rab/ui';
import { MOMENT } from '../extremes.ts';
import type { Stories } from '../Story.ts';

const at = Number(MOMENT) * 1000;

export const stories: Stories = {
  'beside a value': {
    draw: () => (
      <Box>
        1,500 BNB
        <KeptMark at={at} />
      </Box>
    ),
  },
  'over the corner of a list': {
    draw: () => (
      <Panel position="relative">
        <KeptMark at={at} isOver />
        What was read last
      </Panel>
    ),
  },
};
