import { Button, EmptyState, ErrorState, Loading, Skeleton, Stack, StaleNote } from '@rab/ui';
import { LONG_WORD, nothing } from '../extremes.ts';
import type { Stories } from '../Story.ts';

export const parts = ['EmptyState', 'ErrorState', 'Loading', 'StaleNote'];

export const stories: Stories = {
  empty: { draw: () => <EmptyState title="No locks yet" /> },
  'empty, with the next step': {
    draw: () => (
      <EmptyState title="No locks yet" action={<Button colorPalette="accent">Create Lock</Button>}>
        Who locks tokens promises not to sell them before a date.
      </EmptyState>
    ),
  },
  error: { draw: () => <ErrorState title="We couldn’t load the list." /> },
  'error, with Retry': {
    draw: () => (
      <ErrorState title="We couldn’t load the list." onRetry={nothing}>
        Everything else on this page still works.
      </ErrorState>
    ),
  },
  'error with a long word': { draw: () => <ErrorState title="The node says:">{LONG_WORD}</ErrorState> },
  stale: { draw: () => <StaleNote /> },
  loading: { draw: () => <Loading /> },
  'loading beside a skeleton': {
    draw: () => (
      <Stack>
        <Loading hasShape />
        <Skeleton height="10" />
        <Skeleton height="10" />
      </Stack>
    ),
  },
};
