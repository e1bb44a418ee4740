import { paths } from '@rab/config';
import { listTabs, SaleGrid } from '@rab/launchpad';
import { Box, Button, Flex, Heading, Link, Stack, Text } from '@rab/ui';
import { RouterLink } from '@rab/ui/router';
import { rabGrow } from '../kind/rabGrow.ts';

/** Most cards on Home: a row where there is room for one. */
const HOME_LIMIT = 3;
/** Asked for, so that several grows of one token leave room for others. */
const HOME_ASKED = 12;
/** As high as a row of cards, so that nothing moves where there is no grow to show. */
const ROW_HEIGHT = '96';

/** Home's section of grows, those that are visible or the visitor's own (HOM-03); the shell loads it at run time. */
export function CurrentGrows() {
  return (
    <Stack as="section" gap="4" aria-labelledby="current-grows">
      <Heading as="h2" id="current-grows" textStyle="headline">
        RAB Grow
      </Heading>
      <Flex minH="10" justify="space-between" align="center" wrap="wrap" columnGap="6">
        <Text color="fg.muted">Private sales: the administrator reviews the listing before the owner is paid.</Text>
        <Link asChild>
          <RouterLink to={paths.grows()}>All grows</RouterLink>
        </Link>
      </Flex>
      <Box minH={ROW_HEIGHT}>
        <SaleGrid
          kind={rabGrow}
          tab={listTabs.all}
          headingLevel="h3"
          size={HOME_ASKED}
          most={HOME_LIMIT}
          emptyAction={
            <Button asChild variant="outline">
              <RouterLink to={paths.createGrow()}>Create RAB Grow</RouterLink>
            </Button>
          }
        />
      </Box>
    </Stack>
  );
}
