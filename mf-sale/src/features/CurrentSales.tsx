import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { HOME_ASKED, HOME_CARDS, HOME_GROWS, type ListTab, listTabs, SaleGrid, useHomeCards } from '@rab/launchpad';
import { Button, Flex, Heading, Stack } from '@rab/ui';
import { RouterLink, RouteTabs } from '@rab/ui/router';
import { rabSale } from '../kind/rabSale.ts';

const TABS = [listTabs.all, listTabs.live, listTabs.upcoming, listTabs.ended] as const;

/** Home's section of sales; the shell loads it from this remote at run time. */
export function CurrentSales() {
  return (
    <Stack as="section" gap="4" aria-labelledby="current-sale">
      <Heading as="h2" id="current-sale" textStyle="headline">
        <Trans>Current Sale</Trans>
      </Heading>
      <RouteTabs
        tabs={TABS.map((tab) => ({ id: tab.id, label: tab.label, content: <SalesOfTab key={tab.id} tab={tab} /> }))}
      />
    </Stack>
  );
}

/** The cards of a tab: as many of Home's as the grows of the same tab, shown below, leave over (HOM-02). */
function SalesOfTab({ tab }: { tab: ListTab }) {
  const grows = useHomeCards({ subgraph: 'privateSale' }, tab, HOME_GROWS);
  return (
    <SaleGrid
      kind={rabSale}
      tab={tab}
      headingLevel="h3"
      size={HOME_ASKED}
      isLine
      most={HOME_CARDS - (grows ?? HOME_GROWS)}
      emptyAction={
        <Button asChild colorPalette="accent">
          <RouterLink to={paths.createSale()}>
            <Trans>Create Now</Trans>
          </RouterLink>
        </Button>
      }
      footer={(hasNext) =>
        hasNext && (
          <Flex justify="center">
            <Button asChild variant="outline">
              <RouterLink to={paths.sales()}>
                <Trans>All project</Trans>
              </RouterLink>
            </Button>
          </Flex>
        )
      }
    />
  );
}
