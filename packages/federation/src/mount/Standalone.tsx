import type { AppConfig } from '@rab/config';
import { Toasts, UiProvider, WalletDrawers } from '@rab/ui/connected';
import { BrowserRouter, HashRouter, MemoryRouter, useLocation } from '@rab/ui/router';
import { ShadowUiProvider } from '@rab/ui/shadow';
import { WalletProvider } from '@rab/wallet-context';
import type { ComponentType, ReactNode } from 'react';
import { HOST_VERSION, type Host, type RemoteAppProps } from '../Host.ts';
import { RemoteBoundary } from '../RemoteBoundary.tsx';
import { isBelow } from '../remotes/parseRemotes.ts';
import { MountFrame } from './MountFrame.tsx';

export type Routing = 'memory' | 'hash' | 'history';

export interface StandaloneProps {
  App: ComponentType<RemoteAppProps>;
  config: AppConfig;
  routing: Routing;
  basename: string;
  initialPath: string;
  /** First path segments of the area itself; links elsewhere lead to the main site. */
  paths: readonly string[];
  /** Keeps its styles and those of the page apart; null where they are not kept apart. */
  shadowRoot: ShadowRoot | null;
  /** The page is the area's own: it may be reloaded. */
  isOwnPage: boolean;
  /** Hears of a failure of the area; the wallet button around it goes on. */
  onError: (error: Error) => void;
}

/** A remote with everything that the shell would give it: wallet, look, router, connect drawer, toasts. */
export function Standalone({
  App,
  config,
  routing,
  basename,
  initialPath,
  paths,
  shadowRoot,
  isOwnPage,
  onError,
}: StandaloneProps) {
  const host: Host = {
    version: HOST_VERSION,
    linkTo: (path) => (isBelow(paths, path) ? path : new URL(path, config.links.mainSite).href),
    setHeaderProgress: () => {},
  };
  const frame = (
    <MountFrame>
      <Boundary isOwnPage={isOwnPage} onError={onError}>
        <App host={host} />
      </Boundary>
      <WalletDrawers />
      <Toasts />
    </MountFrame>
  );
  const routed =
    routing === 'memory' ? (
      <MemoryRouter initialEntries={[initialPath]}>{frame}</MemoryRouter>
    ) : routing === 'hash' ? (
      <HashRouter>{frame}</HashRouter>
    ) : (
      <BrowserRouter basename={basename}>{frame}</BrowserRouter>
    );
  return (
    <WalletProvider config={config}>
      {shadowRoot ? <ShadowUiProvider root={shadowRoot}>{routed}</ShadowUiProvider> : <UiProvider>{routed}</UiProvider>}
    </WalletProvider>
  );
}

/**
 * On a page of the area's own Retry reloads: what failed may be a file of an older deployment. A partner's page is the
 * partner's to reload; there another page of the area is tried anew.
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
    <RemoteBoundary title="This page" pathname={pathname} onRetry={isOwnPage ? reload : undefined} onError={onError}>
      {children}
    </RemoteBoundary>
  );
}
