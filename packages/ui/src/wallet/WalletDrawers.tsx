import { lazy, Suspense } from 'react';
import { useAccountDrawer, useConnectDrawer } from '../core/connectDrawer.ts';

// heavy overlays: loaded when one is opened for the first time
const ConnectDrawer = lazy(() => import('./ConnectDrawer.tsx'));
const AccountDrawer = lazy(() => import('./AccountDrawer.tsx'));

/** The wallet drawers of a page; its frame renders them once. */
export function WalletDrawers() {
  const connect = useConnectDrawer();
  const account = useAccountDrawer();
  return (
    <Suspense fallback={null}>
      {connect.isOpen && <ConnectDrawer onClose={connect.close} />}
      {account.isOpen && <AccountDrawer onClose={account.close} />}
    </Suspense>
  );
}
