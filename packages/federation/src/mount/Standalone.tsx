import { t } from '@lingui/core/macro';
import type { AppConfig } from '@rab/config';
import type { MountOptions } from '@rab/embed';
import { useLanguage } from '@rab/language';
import { TitleContext } from '@rab/ui';
import { Toasts, UiProvider, VisitorLanguage, WalletDrawers } from '@rab/ui/connected';
import { BrowserRouter, MemoryRouter, useLocation } from '@rab/ui/router';
import type { ShadowUiProvider } from '@rab/ui/shadow';
import { WalletProvider } from '@rab/wallet-context';
import type { HostWallet } from '@rab/wallet-context/wallet';
import type { ComponentType, ReactNode } from 'react';
import type { MountedArea, Tell } from '../area/Area.ts';
import type { Host, RemoteAppProps } from '../Host.ts';
import { RemoteBoundary } from '../RemoteBoundary.tsx';
import { isBelow } from '../remotes/remoteOf.ts';
import { Announcements } from './Announcements.tsx';
import { AreaHashRouter } from './AreaHashRouter.tsx';
import { FollowPath } from './FollowPath.tsx';
import { MountFrame } from './MountFrame.tsx';

export interface StandaloneProps {
  App: ComponentType<RemoteAppProps>;
  area: MountedArea;
  config: AppConfig;
  options: MountOptions;
  /** The wallet of the page around it, where it has given its own. */
  wallet: HostWallet | undefined;
  /** The page that is shown first. */
  path: string;
  /** Keeps its styles and those of the page apart; null on a page of the area's own, which may be reloaded and titled. */
  shadow: { root: ShadowRoot; Look: typeof ShadowUiProvider } | null;
  tell: Tell;
}

/** A remote with everything that the shell would give it: wallet, look, router, connect drawer, toasts. */
export function Standalone({ App, area, config, options, wallet, path, shadow, tell }: StandaloneProps) {
  useLanguage();
  const { routing, basename, colorMode, theme } = options;
  const isOwnPage = shadow === null;
  const host: Host = {
    linkTo: (to) => (isBelow(area.paths, to) ? to : new URL(to, config.links.mainSite).href),
    setHeaderProgress: () => {},
    // a partner's page has error handlers of its own, which are not for this
    reportError: (error) =>
      isOwnPage
        ? globalThis.reportError?.(error)
        : tell('failed', { error: error instanceof Error ? error : new Error(String(error)) }),
  };
  const frame = (
    <Announcements area={area} tell={tell}>
      <FollowPath path={options.path} />
      <MountFrame>
        <Boundary isOwnPage={isOwnPage} onError={(error) => tell('failed', { error })}>
          <TitleContext value={isOwnPage}>
            <App host={host} />
          </TitleContext>
        </Boundary>
        <WalletDrawers />
        <Toasts />
      </MountFrame>
    </Announcements>
  );
  const routed =
    routing === 'hash' ? (
      <AreaHashRouter>{frame}</AreaHashRouter>
    ) : routing === 'history' ? (
      <BrowserRouter basename={basename ?? ''}>{frame}</BrowserRouter>
    ) : (
      <MemoryRouter initialEntries={[path]}>{frame}</MemoryRouter>
    );
  return (
    <WalletProvider config={config} host={wallet}>
      {shadow ? (
        <shadow.Look root={shadow.root} colorMode={colorMode} theme={theme}>
          {routed}
        </shadow.Look>
      ) : (
        <UiProvider>
          <VisitorLanguage />
          {routed}
        </UiProvider>
      )}
    </WalletProvider>
  );
}

/**
 * On the area's own page, Retry reloads: what failed may be a file of an older deployment. Only the partner may reload a
 * partner's page; there the area tries again when the visitor opens another page of it.
 */
function Boundary({
  isOwnPage,
  onError,
  children,
}: {
  isOwnPage: boolean;
  onError: (error: Error) => void;
  children: ReactNode;
}) {
  const { pathname } = useLocation();
  const reload = () => location.reload();
  return (
    <RemoteBoundary title={t`This page`} pathname={pathname} onRetry={isOwnPage ? reload : undefined} onError={onError}>
      {children}
    </RemoteBoundary>
  );
}
