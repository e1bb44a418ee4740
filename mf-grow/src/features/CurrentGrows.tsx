import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { HOME_ASKED, HOME_GROWS, listTabs, SaleGrid } from '@rab/launchpad';
import { Box, Button, Flex, Heading, Link, Stack, Text } from '@rab/ui';
import { RouterLink, useSearchParams } from '@rab/ui/router';
import { rabGrow } from '../kind/rabGrow.ts';

const TABS = [listTabs.live, listTabs.upcoming, listTabs.ended] as const;
/** As high as a row of cards, so that nothing moves where there is no grow to show. */
const ROW_HEIGHT = '96';

/** Home's section of grows, those that are visible or the visitor's own (HOM-03), by the tab of the sales above; the shell loads it at run time. */
export function CurrentGrows() {
  const [params] = useSearchParams();
  const tab = TABS.find(({ id }) => id === params.get('tab')) ?? listTabs.all;
  return (
    <Stack as="section" gap="4" aria-labelledby="current-grows">
      <Heading as="h2" id="current-grows" textStyle="headline">
        RAB Grow
      </Heading>
      <Flex minH="10" justify="space-between" align="center" wrap="wrap" columnGap="6">
        <Text color="fg.muted">
          <Trans>Private sales. The administrator reviews the listing before the owner is paid.</Trans>
        </Text>
        <Link asChild>
          <RouterLink to={paths.grows()}>
            <Trans>All grows</Trans>
          </RouterLink>
        </Link>
      </Flex>
      <Box minH={ROW_HEIGHT}>
        <SaleGrid
          kind={rabGrow}
          tab={tab}
          headingLevel="h3"
          size={HOME_ASKED}
          isLine
          most={HOME_GROWS}
          emptyAction={
            <Button asChild variant="outline">
              <RouterLink to={paths.createGrow()}>
                <Trans>Create RAB Grow</Trans>
              </RouterLink>
            </Button>
          }
        />
      </Box>
    </Stack>
  );
}
