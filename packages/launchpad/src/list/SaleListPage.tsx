import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Flex, Loading, lazyNamed, PageHeader, SearchInput, Stack, wide } from '@rab/ui';
import { ClearSearch, EmptyPage, Pagination, usePageParam } from '@rab/ui/data';
import { RouterLink, RouteTabs, useQueryParam, useSearchParams } from '@rab/ui/router';
import { type ReactNode, Suspense } from 'react';
import type { SaleKind } from '../kind/SaleKind.ts';
import { ListFilters } from './ListFilters.tsx';
import { SaleGrid } from './SaleGrid.tsx';
import { choiceConditions, useListChoice } from './useListChoice.ts';

const PAGE_SIZE = 12;
const SearchResults = lazyNamed(async () => (await import('./SearchResults.tsx')).SearchResults);
const SaleTable = lazyNamed(async () => (await import('./SaleTable.tsx')).SaleTable);

export interface SaleListPageProps {
  kind: SaleKind;
  title: string;
  /** What sales of this kind are. */
  description: string;
  /** Where the area has another list. */
  others?: { label: string; path: string };
  /** Further ways on, right below the title. */
  links?: ReactNode;
}

/** The list of all sales of a kind (HOM-04); tab, search, order, filters and page live in the URL (MNY-14). */
export function SaleListPage({ kind, title, description, others, links }: SaleListPageProps) {
  const [search, find] = useQueryParam('search', 'page');
  const [page, goTo] = usePageParam();
  const [params] = useSearchParams();
  const filters = useListChoice();
  const { choice } = filters;
  const createPath = kind.paths.create();
  const Rows = choice.isTable ? SaleTable : search ? SearchResults : undefined;
  return (
    <Stack gap="6" {...wide}>
      <PageHeader
        title={title}
        description={description}
        action={
          <Flex gap="2" wrap="wrap">
            {others && (
              <Button asChild variant="outline" size="lg" flexGrow="1">
                <RouterLink to={others.path}>{others.label}</RouterLink>
              </Button>
            )}
            <Button asChild colorPalette="accent" size="lg" flexGrow="1">
              <RouterLink to={createPath}>
                <Trans>Create Sale</Trans>
              </RouterLink>
            </Button>
          </Flex>
        }
      />
      {links}
      <SearchInput
        label={t`Search sales`}
        placeholder={t`Enter token name or token symbol`}
        value={search}
        onSearch={find}
      />
      <ListFilters {...filters} />
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
              beyond={<EmptyPage page={page} onPage={goTo} />}
              size={PAGE_SIZE}
              isWhole={params.toString() === ''}
              orderBy={choice.sort}
              chosen={choiceConditions(choice)}
              {...(Rows && {
                draw: (sales) => (
                  <Suspense fallback={<Loading />}>
                    <Rows kind={kind} sales={sales} />
                  </Suspense>
                ),
              })}
              emptyHint={search && t`Try part of the name, the symbol or the token address.`}
              emptyAction={
                <Flex gap="2" wrap="wrap" justify="center">
                  {search && <ClearSearch onClear={() => find('')} />}
                  <Button asChild variant="outline">
                    <RouterLink to={createPath}>
                      <Trans>Create Now</Trans>
                    </RouterLink>
                  </Button>
                </Flex>
              }
              footer={(hasNext) => <Pagination page={page} hasNext={hasNext} onPage={goTo} />}
            />
          ),
        }))}
      />
    </Stack>
  );
}
