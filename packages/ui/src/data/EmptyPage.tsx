import { Button } from '../core/chakra.ts';
import { EmptyState } from '../core/StateViews.tsx';

/** Shown where a list has no page of that number (any more): an old link leads there, or what was on it is gone. */
export const EmptyPage = ({ page, onPage }: { page: number; onPage: (page: number) => void }) => (
  <EmptyState
    title="Nothing on this page"
    action={
      <Button variant="outline" onClick={() => onPage(1)}>
        Go to the first page
      </Button>
    }
  >
    {`The list has fewer than ${page} pages.`}
  </EmptyState>
);
