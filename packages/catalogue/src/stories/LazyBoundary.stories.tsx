import { LazyBoundary, Text } from '@rab/ui';
import type { Stories } from '../Story.ts';

export const stories: Stories = {
  'what it holds has come': {
    draw: () => (
      <LazyBoundary what="The menu">
        <Text>The menu</Text>
      </LazyBoundary>
    ),
  },
};
