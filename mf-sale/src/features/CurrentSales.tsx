import { SaleGrid, SaleKind } from '@rab/launchpad';
import { Button, Flex, Heading, Stack } from '@rab/ui';

import { RouterLink, RouteTabs } from '@rab/ui/router';

/** Most cards on Home (HOM-02). */
const HOME_LIMIT = 6;
const TABS = [
  { id: 'all', label: 'All Projects' },
  { id: 'live', label: 'Live' },
  { id: 'upcoming', label: 'Upcoming' },
  { id: 'ended', label: 'Ended' },
] as const;

/** Home's section of sales; the shell loads it from this remote at run time. */
export function CurrentSales() {
  return (
    <Stack as="section" gap="4" aria-labelledby="current-sale">
      <Heading as="h2" id="current-sale" textStyle="headline">
        Current Sale
      </Heading>
      <RouteTabs
        tabs={TABS.map(({ id, label }) => ({
          id,
          label,
          content: (
            <SaleGrid
              kind={SaleKind.SALE}
              tab={id}
              headingLevel="h3"
              first={HOME_LIMIT}
              emptyAction={
                <Button asChild colorPalette="accent">
                  <RouterLink to="/rab-sale/create">Create Now</RouterLink>
                </Button>
              }
              footer={(hasNext) =>
                hasNext && (
                  <Flex justify="center">
                    <Button asChild variant="outline">
                      <RouterLink to="/view-sales">All project</RouterLink>
                    </Button>
                  </Flex>
                )
              }
            />
          ),
        }))}
      />
    </Stack>
  );
}
