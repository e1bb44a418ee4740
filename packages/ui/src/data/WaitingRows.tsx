import { Skeleton, Stack } from '@chakra-ui/react';
import { Loading } from '../core/StateViews.tsx';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth'];

/** The place of a table that is not read yet. */
export const WaitingRows = () => (
  <Stack gap="3">
    <Loading hasShape />
    {ROWS.map((row) => (
      <Skeleton key={row} height="10" />
    ))}
  </Stack>
);
