import { lazy, Suspense } from 'react';
import { LazyBoundary } from '../core/LazyBoundary.tsx';
import { useAccountDrawer, useConnectDrawer } from './connectDrawer.ts';

// heavy overlays: loaded when one is opened for the first time
const ConnectDrawer = lazy(() => import('./ConnectDrawer.tsx'));
const AccountDrawer = lazy(() => import('./AccountDrawer.tsx'));

/** The wallet drawers of a page; its frame renders them once. */
export function WalletDrawers() {
  const connect = useConnectDrawer();
  const account = useAccountDrawer();
  return (
    <Suspense fallback={null}>
      {connect.isOpen && (
        <LazyBoundary what="The list of wallets" onFail={connect.close}>
          <ConnectDrawer onClose={connect.close} />
        </LazyBoundary>
      )}
      {account.isOpen && (
        <LazyBoundary what="Your account" onFail={account.close}>
          <AccountDrawer onClose={account.close} />
        </LazyBoundary>
      )}
    </Suspense>
  );
}
