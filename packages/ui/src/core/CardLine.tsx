import type { ReactNode } from 'react';
import { Grid } from './chakra.ts';

/** Cards side by side in one line, which scrolls where the page is narrower; the last one that fits shows that more follow. */
export function CardLine({ children }: { children: ReactNode }) {
  return (
    <Grid
      autoFlow="column"
      autoColumns="min(88%, 312px)"
      gap="5"
      overflowX="auto"
      scrollSnapType="x proximity"
      // room for the cards' focus rings, which the line would cut
      padding="1"
      margin="-1"
      css={{ '& > *': { scrollSnapAlign: 'start', scrollMarginInline: '4px' } }}
    >
      {children}
    </Grid>
  );
}
