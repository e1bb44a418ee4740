import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ProjectInfo } from '@rab/config';
import type { Sale } from '@rab/sdk/sales';
import { Button, EmptyState, ErrorState, Loading, Notice, PageHeader, Panel, Stack, toast } from '@rab/ui';
import { RouterLink, useLocation, useNavigate } from '@rab/ui/router';
import { useWallet } from '@rab/wallet-context';
import { isAddressEqual } from '@rab/wallet-context/reads';
import type { ReactNode } from 'react';
import type { SaleKindWithReads } from '../../kind/SaleKindInDetail.ts';
import { useSale } from '../../kind/useSale.ts';
import { useEditableInfo } from '../../projectInfo/useEditableInfo.ts';
import { ProjectInfoForm } from './lazyProjectInfoForm.ts';
import { usePublishProjectInfo } from './usePublishProjectInfo.ts';

/** Where the router was opened: there is no page to go back to. */
const FIRST_LOCATION = 'default';

/** Update Additional Info of a sale (UPD-01): a page of its own, so that it can be linked to. */
export function UpdateInfoPage({ kind, id }: { kind: SaleKindWithReads; id: string | undefined }) {
  const result = useSale(kind, id);
  switch (result.status) {
    case 'loading':
    case 'searching':
      return (
        <Frame>
          <Panel>
            <Loading />
          </Panel>
        </Frame>
      );
    case 'missing':
      return (
        <Frame>
          <Panel>
            <EmptyState
              title={t`No sale at this address`}
              action={
                <Button asChild variant="outline">
                  <RouterLink to={kind.paths.list()}>{t`View Sales`}</RouterLink>
                </Button>
              }
            >
              <Trans>The link may be old, or the sale may be too new to show yet.</Trans>
            </EmptyState>
          </Panel>
        </Frame>
      );
    case 'failed':
      return (
        <Frame>
          <ErrorState title={t`We couldn’t load the sale.`}>
            <Trans>Our data service isn’t responding. We’ll keep trying.</Trans>
          </ErrorState>
        </Frame>
      );
    case 'ready':
      return <UpdateInfo kind={kind} sale={result.sale} />;
  }
}

function UpdateInfo({ kind, sale }: { kind: SaleKindWithReads; sale: Sale }) {
  const { address } = useWallet();
  const navigate = useNavigate();
  const { key } = useLocation();
  const { info, isUnreadable, isKept, forget } = useEditableInfo(sale);
  const { publish, transaction } = usePublishProjectInfo(sale, {
    success: msg`Update info launchpad success`,
    failed: msg`Update info launchpad failed`,
  });
  const isOwner = address !== undefined && isAddressEqual(address, sale.owner);

  const publishAndReturn = async (form: ProjectInfo) => {
    if (!isOwner) {
      toast.error(t`You are not owner!`);
      return null;
    }
    const publication = await publish(form);
    if (publication === 'published') {
      if (key === FIRST_LOCATION) navigate(kind.paths.detail(sale.id), { replace: true });
      else navigate(-1);
    }
    return publication;
  };

  return (
    <Frame
      description={t`What buyers see about ${sale.token.name} (${sale.token.symbol}).`}
      action={
        <Button asChild variant="outline">
          <RouterLink to={kind.paths.detail(sale.id)}>
            <Trans>View the sale</Trans>
          </RouterLink>
        </Button>
      }
    >
      {!isOwner && (
        <Notice tone="info" title={t`Only the owner of the sale can update it`}>
          {address ? t`The connected wallet isn’t the owner’s.` : t`Connect the wallet that created the sale.`}
        </Notice>
      )}
      <Panel>
        <ProjectInfoForm
          current={info}
          isUnreadable={isUnreadable}
          isKept={isKept}
          onForget={forget}
          isStrict
          transaction={transaction}
          submitLabel={t`Update`}
          onPublish={publishAndReturn}
        />
      </Panel>
    </Frame>
  );
}

function Frame({ description, action, children }: { description?: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Stack gap="6" maxW="3xl">
      <PageHeader title={t`Update Additional Info`} description={description} action={action} />
      {children}
    </Stack>
  );
}
