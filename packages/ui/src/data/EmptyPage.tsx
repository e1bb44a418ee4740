import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '../core/chakra.ts';
import { EmptyState } from '../core/StateViews.tsx';

/** Shown where a list has no page of that number (any more): an old link leads there, or what was on it is gone. */
export const EmptyPage = ({ page, onPage }: { page: number; onPage: (page: number) => void }) => (
  <EmptyState
    title={t`Nothing on this page`}
    action={
      <Button variant="outline" onClick={() => onPage(1)}>
        <Trans>Go to the first page</Trans>
      </Button>
    }
  >
    {t`The list has fewer than ${page} pages.`}
  </EmptyState>
);
