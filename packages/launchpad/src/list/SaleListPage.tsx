import { Button, PageHeader, Stack } from '@rab/ui';
import { Pagination, usePageParam } from '@rab/ui/data';
import { SearchInput } from '@rab/ui/forms';
import { RouterLink, RouteTabs, useQueryParam } from '@rab/ui/router';
import type { SaleKind } from '../model/SaleKind.ts';
import { SaleGrid } from './SaleGrid.tsx';

const PAGE_SIZE = 12;

/**
 * The list of all sales of a kind (HOM-04); tab, search and page live in the URL.
 * @param props.others where the area has another list
 */
export function SaleListPage({ kind, others }: { kind: SaleKind; others?: { label: string; path: string } }) {
  const [search, find] = useQueryParam('search', 'page');
  const [page, goTo] = usePageParam();
  const createPath = kind.paths.create();
  return (
    <Stack gap="6">
      <PageHeader
        title="Current Sale"
        description={kind.description}
        action={
          <Button asChild colorPalette="accent" size="lg">
            <RouterLink to={createPath}>Create Sale</RouterLink>
          </Button>
        }
      />
      {others && (
        <Button asChild variant="outline" size="sm" alignSelf="start">
          <RouterLink to={others.path}>{others.label}</RouterLink>
        </Button>
      )}
      <SearchInput label="Search sales" placeholder="Enter token name or token symbol" value={search} onSearch={find} />
      <RouteTabs
        tabs={kind.listTabs.map((tab) => ({
          id: tab.id,
          label: tab.label,
          content: (
            <SaleGrid
              kind={kind}
              tab={tab}
              search={search}
              headingLevel="h2"
              page={page}
              size={PAGE_SIZE}
              emptyAction={
                <Button asChild variant="outline">
                  <RouterLink to={createPath}>Create Now</RouterLink>
                </Button>
              }
              footer={(hasNext) => <Pagination page={page} hasNext={hasNext} onPage={goTo} />}
            />
          ),
        }))}
      />
    </Stack>
  );
}
