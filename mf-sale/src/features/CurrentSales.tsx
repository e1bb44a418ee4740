import { paths } from '@rab/config';
import { listTabs, SaleGrid } from '@rab/launchpad';
import { Button, Flex, Heading, Stack } from '@rab/ui';
import { RouterLink, RouteTabs } from '@rab/ui/router';
import { rabSale } from '../kind/rabSale.ts';

/** Most cards on Home (HOM-02). */
const HOME_LIMIT = 6;
/** Asked for, so that several sales of one token leave room for others. */
const HOME_ASKED = 24;
const TABS = [listTabs.all, listTabs.live, listTabs.upcoming, listTabs.ended] as const;

/** Home's section of sales; the shell loads it from this remote at run time. */
export function CurrentSales() {
  return (
    <Stack as="section" gap="4" aria-labelledby="current-sale">
      <Heading as="h2" id="current-sale" textStyle="headline">
        Current Sale
      </Heading>
      <RouteTabs
        tabs={TABS.map((tab) => ({
          id: tab.id,
          label: tab.label,
          content: (
            <SaleGrid
              kind={rabSale}
              tab={tab}
              headingLevel="h3"
              size={HOME_ASKED}
              most={HOME_LIMIT}
              emptyAction={
                <Button asChild colorPalette="accent">
                  <RouterLink to={paths.createSale()}>Create Now</RouterLink>
                </Button>
              }
              footer={(hasNext) =>
                hasNext && (
                  <Flex justify="center">
                    <Button asChild variant="outline">
                      <RouterLink to={paths.sales()}>All project</RouterLink>
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
