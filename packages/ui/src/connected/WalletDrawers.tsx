import { t } from '@lingui/core/macro';
import { LazyBoundary } from '../core/LazyBoundary.tsx';
import { lazyNamed } from '../core/lazyNamed.ts';
import { useAccountDrawer, useConnectDrawer } from './connectDrawer.ts';

// heavy overlays: loaded when one is opened for the first time
const ConnectDrawer = lazyNamed(async () => (await import('./ConnectDrawer.tsx')).ConnectDrawer);
const AccountDrawer = lazyNamed(async () => (await import('./AccountDrawer.tsx')).AccountDrawer);

/** The wallet drawers of a page; its frame renders them once. */
export function WalletDrawers() {
  const connect = useConnectDrawer();
  const account = useAccountDrawer();
  return (
    <>
      {connect.isOpen && (
        <LazyBoundary what={t`The list of wallets`} onFail={connect.close}>
          <ConnectDrawer onClose={connect.close} />
        </LazyBoundary>
      )}
      {account.isOpen && (
        <LazyBoundary what={t`Your account`} onFail={account.close}>
          <AccountDrawer onClose={account.close} />
        </LazyBoundary>
      )}
    </>
  );
}
