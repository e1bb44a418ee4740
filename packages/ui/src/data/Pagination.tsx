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
    <Flex as="nav" aria-label="Pages" justify="end" align="center" gap="3" paddingTop="4">
      <IconButton
        aria-label="Previous page"
        variant="outline"
        size="sm"
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <Text aria-live="polite">Page {page}</Text>
      <IconButton
        aria-label="Next page"
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
