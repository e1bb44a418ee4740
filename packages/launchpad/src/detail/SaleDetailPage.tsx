import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { paths } from '@rab/config';
import { parseAddress } from '@rab/contracts';
import { say } from '@rab/language';
import type { Sale } from '@rab/sdk/sales';
import { Notice, Stack, StaleNote, useDocumentTitle } from '@rab/ui';
import { Navigate, RouteTabs, WayBack } from '@rab/ui/router';
import { useIsChainTimeRead } from '@rab/wallet-context';
import { useState } from 'react';
import { ActsClosedContext } from '../actions/actsClosed.ts';
import type { SaleKindInDetail } from '../kind/SaleKindInDetail.ts';
import { type SaleSource, useSale } from '../kind/useSale.ts';
import { ActionBox } from './ActionBox.tsx';
import { AtAGlance } from './AtAGlance.tsx';
import { SaleHeader } from './header/SaleHeader.tsx';
import { NotVisibleYet } from './info/NotVisibleYet.tsx';
import { JustCreated } from './JustCreated.tsx';
import { ActBar } from './next/ActBar.tsx';
import { OwnerPanel } from './owner/OwnerPanel.tsx';
import { SaleLayout } from './SaleLayout.tsx';
import { SaleNotShown } from './SaleNotShown.tsx';
import { SaleShape } from './SaleShape.tsx';
import { ReferralPanel } from './share/ReferralPanel.tsx';
import { TakeAlong } from './share/TakeAlong.tsx';

/** The page of one sale. An invalid address leads Home; one without a sale leads there after a message (DET-13). */
export function SaleDetailPage({ kind, id }: { kind: SaleKindInDetail; id: string | undefined }) {
  const result = useSale(kind, id);
  // read at the same time as the sale: the box that shows what can be done has its height once both are known
  const isTimeRead = useIsChainTimeRead();
  const address = parseAddress(id);
  if (address === null) return <Navigate to={paths.home()} replace />;
  return (
    <Stack gap="3">
      <WayBack to={kind.paths.list()}>{say(kind.listName)}</WayBack>
      {result.status === 'loading' ? (
        <SaleShape kind={kind} />
      ) : result.status === 'ready' ? (
        <SaleDetail kind={kind} {...result} isTimeRead={isTimeRead} />
      ) : (
        <SaleNotShown status={result.status} kind={kind} id={address} />
      )}
    </Stack>
  );
}

interface SaleDetailProps {
  kind: SaleKindInDetail;
  sale: Sale;
  isStale: boolean;
  isNodeAway: boolean;
  source: SaleSource;
  isTimeRead: boolean;
}

function SaleDetail({ kind, sale, isStale, isNodeAway, source, isTimeRead }: SaleDetailProps) {
  useDocumentTitle(sale.token.name);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [owner, setOwner] = useState<HTMLDivElement | null>(null);
  // what follows the box that shows what can be done would move once that has its height, so it comes with it
  const below = isTimeRead || isNodeAway ? 'visible' : 'hidden';
  return (
    <ActsClosedContext value={isNodeAway ? t`We can’t reach the network, so actions are paused` : undefined}>
      <Stack gap="6">
        {isStale && <StaleNote />}
        {source === 'chain' && (
          <Notice tone="warning" title={t`Our data service isn’t responding`}>
            <Trans>
              This page shows what the contract at this address reports. We can’t confirm right now that this platform
              created it, so buying is paused. Claims and refunds still work.
            </Trans>
          </Notice>
        )}
        {kind.createdTitle && <JustCreated kind={kind} sale={sale} title={say(kind.createdTitle)} />}
        {!sale.isVisible && <NotVisibleYet sale={sale} />}
        <SaleLayout
          about={<SaleHeader kind={kind} sale={sale} />}
          act={
            <>
              <ActionBox ref={setBox} kind={kind} sale={sale} source={source} />
              <Stack gap="6" visibility={below}>
                <OwnerPanel ref={setOwner} kind={kind} sale={sale} />
                <ReferralPanel kind={kind} sale={sale} />
                <TakeAlong kind={kind} sale={sale} />
              </Stack>
            </>
          }
          glance={<AtAGlance kind={kind} sale={sale} />}
          tabs={
            <RouteTabs
              tabs={kind.tabs
                .filter(({ isShown }) => isShown?.(sale) ?? true)
                .map(({ id, label, Content }) => ({
                  id,
                  label,
                  clears: 'page',
                  content: <Content kind={kind} sale={sale} />,
                }))}
            />
          }
          bar={
            !isNodeAway && <ActBar kind={kind} sale={sale} places={{ box, owner }} isIndexed={source === 'indexer'} />
          }
          below={below}
        />
      </Stack>
    </ActsClosedContext>
  );
}
