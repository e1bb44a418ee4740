import { Button, PageHeader, Stack } from '@rab/ui';
import { Pagination, usePageParam } from '@rab/ui/data';
import { SearchInput } from '@rab/ui/forms';
import { RouterLink, RouteTabs, useSearchParams } from '@rab/ui/router';
import { SaleKind } from '../model/Launchpad.ts';
import type { ListTab } from '../queries/launchpads.ts';
import { SaleGrid } from './SaleGrid.tsx';

const PAGE_SIZE = 12;
const SHARED_TABS: { id: ListTab; label: string }[] = [
  { id: 'all', label: 'All Projects' },
  { id: 'mine', label: 'My projects' },
  { id: 'live', label: 'Live' },
  { id: 'upcoming', label: 'Upcoming' },
  { id: 'ended', label: 'Ended' },
];
const TABS: Record<SaleKind, typeof SHARED_TABS> = {
  [SaleKind.SALE]: SHARED_TABS,
  [SaleKind.GROW]: [
    ...SHARED_TABS,
    { id: 'satisfied', label: 'Satisfy' },
    { id: 'not-satisfied', label: 'Not Satisfy' },
  ],
};

/** The list of all sales of a kind (HOM-04); tab, search and page live in the URL. */
export function SaleListPage({ kind, description }: { kind: SaleKind; description: string }) {
  const [params, setParams] = useSearchParams();
  const search = params.get('search') ?? '';
  const [page, goTo] = usePageParam();
  const createPath = kind === SaleKind.SALE ? '/rab-sale/create' : '/rab-grow/create';
  const find = (text: string) =>
    setParams((before) => {
      const after = new URLSearchParams(before);
      after.delete('page');
      if (text) after.set('search', text);
      else after.delete('search');
      return after;
    });
  return (
    <Stack gap="6">
      <PageHeader
        title="Current Sale"
        description={description}
        action={
          <Button asChild colorPalette="accent" size="lg">
            <RouterLink to={createPath}>Create Sale</RouterLink>
          </Button>
        }
      />
      <SearchInput label="Search sales" placeholder="Enter token name or token symbol" value={search} onSearch={find} />
      <RouteTabs
        tabs={TABS[kind].map(({ id, label }) => ({
          id,
          label,
          content: (
            <SaleGrid
              kind={kind}
              tab={id}
              search={search}
              headingLevel="h2"
              first={PAGE_SIZE}
              skip={(page - 1) * PAGE_SIZE}
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
