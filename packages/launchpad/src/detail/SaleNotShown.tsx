import { paths } from '@rab/config';
import { Box, Button, ErrorState, Notice, PageHeader, Stack, toast } from '@rab/ui';
import { AreaLink, useNavigate } from '@rab/ui/router';
import type { Address } from '@rab/wallet-context/reads';
import { useEffect } from 'react';
import type { SaleKind } from '../kind/SaleKind.ts';
import type { SaleResult } from '../kind/useSale.ts';
import { useSaleElsewhere } from '../queries/saleElsewhere.ts';

export interface SaleNotShownProps {
  status: Exclude<SaleResult['status'], 'ready' | 'loading'>;
  kind: Pick<SaleKind, 'subgraph'>;
  id: Address;
}

/** Shown instead of a sale's page: why it is missing (DET-13), or where it is when the sale is of another kind. */
export function SaleNotShown({ status, kind: { subgraph }, id }: SaleNotShownProps) {
  const isUnknown = status === 'searching' || status === 'missing';
  const { data: elsewhere } = useSaleElsewhere(isUnknown ? { subgraph, id } : null);
  if (elsewhere)
    return (
      <Stack gap="6">
        <PageHeader title="Sale" />
        <Notice tone="info" title="This is a different kind of sale">
          <Stack gap="3" align="start">
            It has its own page.
            <Button asChild size="sm" variant="outline">
              <AreaLink to={elsewhere}>Open the sale</AreaLink>
            </Button>
          </Stack>
        </Notice>
      </Stack>
    );
  return (
    <Stack gap="6">
      <PageHeader title="Sale" />
      {status === 'searching' && (
        <ErrorState title="No sale found at this address yet.">
          If it was just created, it can take a few seconds to appear. We check every 3 seconds for half a minute.
        </ErrorState>
      )}
      {status === 'missing' && <LeaveForHome />}
      {status === 'failed' && (
        <ErrorState title="We couldn’t load the sale.">
          Neither our data service nor the network is responding. We’ll keep trying.
        </ErrorState>
      )}
    </Stack>
  );
}

/** Says that there is no such sale, and leads Home. */
function LeaveForHome() {
  const navigate = useNavigate();
  useEffect(() => {
    toast.error('No sale found at this address.');
    void navigate(paths.home(), { replace: true });
  }, [navigate]);
  return <Box />;
}
