import type { ReactNode } from 'react';
import { Stack } from '../core/chakra.ts';
import { PageHeader } from '../core/PageHeader.tsx';
import { Panel } from '../core/Panel.tsx';
import { EmptyState } from '../core/StateViews.tsx';

/**
 * A whole page that has nothing to show.
 * @param title of the page
 * @param says that it has nothing; `children` say why, or where to go
 */
export const EmptyPanel = ({ title, says, children }: { title: string; says: string; children: ReactNode }) => (
  <Stack gap="6">
    <PageHeader title={title} />
    <Panel>
      <EmptyState title={says}>{children}</EmptyState>
    </Panel>
  </Stack>
);
