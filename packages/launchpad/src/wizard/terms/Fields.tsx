import { Grid } from '@rab/ui';
import type { ReactNode } from 'react';

/** A step's fields in two columns; in one on a phone. */
export function Fields({ children }: { children: ReactNode }) {
  return (
    <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5" alignItems="start">
      {children}
    </Grid>
  );
}
