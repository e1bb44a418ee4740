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
        <Notice tone="info" title="This is a sale of another kind">
          <Stack gap="3" align="start">
            It has a page of its own, where everything can be done.
            <Button asChild size="sm" variant="outline">
              <AreaLink to={elsewhere}>Open its page</AreaLink>
            </Button>
          </Stack>
        </Notice>
      </Stack>
    );
  return (
    <Stack gap="6">
      <PageHeader title="Sale" />
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
