import { paths } from '@rab/config';
import { Box, ErrorState, Loading, PageHeader, Panel, Skeleton, Stack, toast } from '@rab/ui';
import { useNavigate } from '@rab/ui/router';
import { useEffect } from 'react';
import type { SaleResult } from '../queries/useSale.ts';

/** In place of a sale's page: why there is none (DET-13). */
export function SaleNotShown({ status }: { status: Exclude<SaleResult['status'], 'ready'> }) {
  return (
    <Stack gap="6">
      <PageHeader title="Sale" />
      {status === 'loading' && (
        <Panel>
          <Loading hasShape />
          {/* as tall as a sale's head and box: what comes does not push the page */}
          <Skeleton height={{ base: '80', lg: '60' }} rounded="panel" />
        </Panel>
      )}
      {status === 'searching' && (
        <ErrorState title="There is no sale at this address yet.">
          It may be new: it is looked for again every three seconds, for half a minute.
        </ErrorState>
      )}
      {status === 'missing' && <LeaveForHome />}
      {status === 'failed' && (
        <ErrorState title="The sale could not be loaded.">
          Neither the index nor the chain’s node answers; both are tried again.
        </ErrorState>
      )}
    </Stack>
  );
}

/** Says that there is no such sale, and leads Home. */
function LeaveForHome() {
  const navigate = useNavigate();
  useEffect(() => {
    toast.error('There is no sale at this address.');
    void navigate(paths.home(), { replace: true });
  }, [navigate]);
  return <Box />;
}
