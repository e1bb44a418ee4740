import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Flex, IconButton, Text } from '../core/chakra.ts';
import { ChevronLeft, ChevronRight } from '../core/lazyIcons.ts';

/** Steps through pages (first page is 1). `hasNext` instead of a count: counting costs the indexer a scan. */
export function Pagination({
  page,
  hasNext,
  onPage,
}: {
  page: number;
  hasNext: boolean;
  onPage: (page: number) => void;
}) {
  if (page === 1 && !hasNext) return null;
  return (
    <Flex as="nav" aria-label={t`Pages`} justify="end" align="center" gap="3" paddingTop="4">
      <IconButton
        aria-label={t`Previous page`}
        variant="outline"
        size="sm"
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <Text aria-live="polite">
        <Trans>Page {page}</Trans>
      </Text>
      <IconButton
        aria-label={t`Next page`}
        variant="outline"
        size="sm"
        disabled={!hasNext}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight />
      </IconButton>
    </Flex>
  );
}
