import { t } from '@lingui/core/macro';
import { paths } from '@rab/config';
import { LazyNoSuchPage, RemoteBoundary } from '@rab/federation';
import { type Remote, RemoteView, reloadForChunk, remoteOf } from '@rab/federation/host';
import { Loading, lazyNamed } from '@rab/ui';
import { FreshState } from '@rab/ui/connected';
import { Route, Routes, useLocation } from '@rab/ui/router';
import { type ReactNode, Suspense, useMemo } from 'react';
import { Layout } from './layout/Layout.tsx';
import { titleOf } from './layout/menu.ts';
import { HomePage } from './pages/Home/HomePage.tsx';
import { drawnContentAt } from './static/DrawnContent.tsx';
import { drawnRemotes } from './static/drawnRemotes.ts';
import { useIsHydrating } from './static/useIsHydrating.ts';
import { useAreaLabels } from './useAreaLabels.ts';
import { useRemotes } from './useRemotes.ts';
import { useShellHost } from './useShellHost.ts';

// each by itself: what one of them takes of the shared packages the others do not
const AntibotPage = lazyNamed(async () => (await import('./pages/Antibot/AntibotPage.tsx')).AntibotPage);
const VersionPage = lazyNamed(async () => (await import('./pages/Version/VersionPage.tsx')).VersionPage);
const MyPage = lazyNamed(async () => (await import('./pages/My/MyPage.tsx')).MyPage);

/** The frame and, inside it, Home or the area that the address belongs to. */
export function App({ remotes: first }: { remotes: readonly Remote[] }) {
  const remotes = useRemotes(first);
  useAreaLabels(remotes);
  const shown = useIsHydrating() ? drawnRemotes : remotes;
  return (
    <Layout remotes={shown}>
      <Routes>
        <Route element={<FreshState />}>
          <Route path={paths.home()} element={<HomePage remotes={shown} />} />
          <Route path={paths.my()} element={shellPage(paths.my(), t`My portfolio`, <MyPage remotes={remotes} />)} />
        </Route>
        <Route path={paths.antibot()} element={shellPage(paths.antibot(), t`RAB Anti-bot`, <AntibotPage />)} />
        <Route
          path={paths.versions()}
          element={shellPage(paths.versions(), t`Versions`, <VersionPage remotes={remotes} />)}
        />
        <Route path="*" element={<RemotePage remotes={remotes} />} />
      </Routes>
    </Layout>
  );
}

/** A page of the shell's own, loaded when it is opened. */
const shellPage = (path: string, title: string, page: ReactNode) => (
  <RemoteBoundary key={path} title={title} pathname={path} onRetry={() => location.reload()} onError={reloadForChunk}>
    <Suspense fallback={<Loading />}>{page}</Suspense>
  </RemoteBoundary>
);

function RemotePage({ remotes }: { remotes: readonly Remote[] }) {
  const { pathname } = useLocation();
  const loading = useMemo(() => drawnContentAt(pathname), [pathname]);
  const host = useShellHost(loading);
  const remote = remoteOf(remotes, pathname);
  if (!remote) return shellPage(pathname, t`Page not found`, <LazyNoSuchPage />);
  return (
    <RemoteView
      key={remote.name}
      remote={remote}
      expose="app"
      title={titleOf(remote)}
      props={{ host }}
      fallback={loading}
    />
  );
}
