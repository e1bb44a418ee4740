import { Loading } from '@rab/ui';
import { useLocation } from '@rab/ui/router';
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { RemoteBoundary } from '../RemoteBoundary.tsx';
import type { Remote } from '../remotes/parseRemotes.ts';
import { reloadForChunk } from './chunkReload.ts';
import { loadRemoteModule, retryRemote } from './remoteModules.ts';

export interface RemoteViewProps<P extends object> {
  remote: Remote;
  /** Name of the exposed module, its default export is a component. */
  expose: string;
  title: string;
  props: P;
  fallback?: ReactNode;
}

const onError = (error: Error) => {
  console.warn('area failed:', error, error.cause);
  reloadForChunk(error);
};

/** Draws a component that a remote exposes, with loading, failure and Retry. */
export function RemoteView<P extends object>({ remote, expose, title, props, fallback }: RemoteViewProps<P>) {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const View = useMemo(
    () =>
      lazy(() => {
        if (attempt > 0) retryRemote(remote);
        return loadRemoteModule<{ default: ComponentType<P> }>(remote, expose);
      }),
    [remote, expose, attempt],
  );
  return (
    <RemoteBoundary
      title={title}
      pathname={pathname}
      onRetry={() => setAttempt((count) => count + 1)}
      onError={onError}
    >
      <Suspense fallback={fallback ?? <Loading />}>
        <View {...props} />
      </Suspense>
    </RemoteBoundary>
  );
}
