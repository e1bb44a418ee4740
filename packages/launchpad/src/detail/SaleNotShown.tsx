import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
        <PageHeader title={t`Sale`} />
        <Notice tone="info" title={t`This is a different kind of sale`}>
          <Stack gap="3" align="start">
            {t`It has its own page.`}
            <Button asChild size="sm" variant="outline">
              <AreaLink to={elsewhere}>{t`Open the sale`}</AreaLink>
            </Button>
          </Stack>
        </Notice>
      </Stack>
    );
  return (
    <Stack gap="6">
      <PageHeader title={t`Sale`} />
      {status === 'searching' && (
        <ErrorState title={t`No sale found at this address yet.`}>
          <Trans>
            If it was just created, it can take a few seconds to appear. We check every 3 seconds for half a minute.
          </Trans>
        </ErrorState>
      )}
      {status === 'missing' && <LeaveForHome />}
      {status === 'failed' && (
        <ErrorState title={t`We couldn’t load the sale.`}>
          <Trans>Neither our data service nor the network is responding. We’ll keep trying.</Trans>
        </ErrorState>
      )}
    </Stack>
  );
}

/** Says that there is no such sale, and leads Home. */
function LeaveForHome() {
  const navigate = useNavigate();
  useEffect(() => {
    toast.error(t`No sale found at this address.`);
    void navigate(paths.home(), { replace: true });
  }, [navigate]);
  return <Box />;
}
