import { Box, Grid, Panel, Stack } from '@rab/ui';
import type { ReactNode } from 'react';

export interface SaleLayoutProps {
  about: ReactNode;
  /** What can be done, in panels of its own. */
  act: ReactNode;
  /** What it costs and what is promised. */
  glance: ReactNode;
  tabs: ReactNode;
  /** On a phone, what stays at the bottom of the window. */
  bar?: ReactNode;
  /** On a phone, what is below the box that grows once the time of the chain is known. */
  below?: 'visible' | 'hidden';
}

/** Nothing that has the focus is under the bar. */
const ABOVE_BAR = { '& :is(a, button, input, textarea, select, [tabindex])': { scrollMarginBottom: '28' } } as const;

/** Where the parts of a sale's page are. The bar has its room at the end from the start, and covers nothing there. */
export function SaleLayout({ about, act, glance, tabs, bar, below = 'hidden' }: SaleLayoutProps) {
  const visibility = { base: below, lg: 'visible' } as const;
  return (
    <Box>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' }}
        templateRows={{ lg: 'auto auto 1fr' }}
        templateAreas={{ base: '"about" "act" "glance" "tabs"', lg: '"about act" "glance act" "tabs act"' }}
        gap="6"
        alignItems="start"
        css={{ lgDown: ABOVE_BAR }}
      >
        <Panel gridArea="about">{about}</Panel>
        <Stack gridArea="act" gap="6" minW="0">
          {act}
        </Stack>
        <Panel gridArea="glance" visibility={visibility}>
          {glance}
        </Panel>
        <Panel gridArea="tabs" visibility={visibility}>
          {tabs}
        </Panel>
      </Grid>
      <Box
        display={{ lg: 'none' }}
        position="sticky"
        bottom="max({spacing.3}, env(safe-area-inset-bottom))"
        zIndex="docked"
        minH="16"
        marginTop="4"
        pointerEvents="none"
        css={{ '& > *': { pointerEvents: 'auto' } }}
      >
        {bar}
      </Box>
    </Box>
  );
}
