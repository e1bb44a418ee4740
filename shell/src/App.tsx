import { NoSuchPage, RemoteBoundary } from '@rab/federation';
import { type Remote, RemoteView, reloadForChunk, remoteOf } from '@rab/federation/host';
import { Loading } from '@rab/ui';
import { Route, Routes, useLocation } from '@rab/ui/router';
import { lazy, Suspense } from 'react';
import { Layout } from './layout/Layout.tsx';
import { titleOf } from './layout/menu.ts';
import { HomePage } from './pages/Home/HomePage.tsx';
import { drawnRemotes } from './static/drawnRemotes.ts';
import { useIsHydrating } from './static/useIsHydrating.ts';
import { useShellHost } from './useShellHost.ts';

const AntibotPage = lazy(() =>
  import('./pages/Antibot/AntibotPage.tsx').then((page) => ({ default: page.AntibotPage })),
);

/** The frame and, inside it, Home or the area that the address belongs to. */
export function App({ remotes }: { remotes: readonly Remote[] }) {
  const isHydrating = useIsHydrating();
  return (
    <Layout remotes={isHydrating ? drawnRemotes : remotes}>
      <Routes>
        <Route path="/" element={<HomePage remotes={remotes} />} />
        <Route
          path="/antibot"
          element={
            <RemoteBoundary
              title="RAB Anti-bot"
              pathname="/antibot"
              onRetry={() => location.reload()}
              onError={reloadForChunk}
            >
              <Suspense fallback={<Loading />}>
                <AntibotPage />
              </Suspense>
            </RemoteBoundary>
          }
        />
        <Route path="*" element={<RemotePage remotes={remotes} />} />
      </Routes>
    </Layout>
  );
}

function RemotePage({ remotes }: { remotes: readonly Remote[] }) {
  const { pathname } = useLocation();
  const host = useShellHost();
  const remote = remoteOf(remotes, pathname);
  if (!remote) return <NoSuchPage />;
  return <RemoteView key={remote.name} remote={remote} expose="app" title={titleOf(remote)} props={{ host }} />;
}
