import { Loading, lazyNamed } from '@rab/ui';
import { useLocation } from '@rab/ui/router';
import { type ReactNode, useMemo, useState } from 'react';
import { LateContent } from '../LateContent.tsx';
import { RemoteBoundary } from '../RemoteBoundary.tsx';
import type { Remote } from '../remotes/parseRemotes.ts';
import { chunkErrorOf, isGone, reloadForChunk } from './chunkReload.ts';
import { forgetRelease, loadRemoteModule, reportArea } from './remoteModules.ts';

export interface RemoteViewProps<P extends object> {
  remote: Remote;
  /** Name of the exposed module, its default export is a component. */
  expose: string;
  title: string;
  props: P;
  fallback?: ReactNode;
}

/** Files that were gone: each is a reason to look for a newer release once. */
const missed = new Set<string>();

/** The area's failure: what was loaded of it is forgotten. True where a newer release is the likely reason. */
function noteFailure(remote: Remote, expose: string, error: Error): boolean {
  console.warn('area failed:', error, error.cause);
  // one that could not be loaded was reported then
  if (error.name !== 'RemoteError') reportArea({ name: remote.name, expose, error });
  // so that a visitor who comes back to it does not get the failed part again
  forgetRelease(remote);
  const gone = chunkErrorOf(error);
  const [file = ''] = gone?.request?.split('?') ?? [];
  if (!isGone(gone) || missed.has(file)) return false;
  if (new URL(file, location.href).origin === location.origin) {
    void reloadForChunk(error);
    return false;
  }
  missed.add(file);
  return true;
}

/** Draws a component that a remote exposes, with loading, failure and Retry. */
export function RemoteView<P extends object>({ remote, expose, title, props, fallback }: RemoteViewProps<P>) {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(0);
  const View = useMemo(
    () =>
      lazyNamed(async () => {
        if (attempt > 0) forgetRelease(remote);
        return (await loadRemoteModule<{ default: (props: P) => ReactNode }>(remote, expose)).default;
      }),
    [remote, expose, attempt],
  );
  return (
    <RemoteBoundary
      title={title}
      pathname={pathname}
      onRetry={() => setAttempt((count) => count + 1)}
      onError={(error) => noteFailure(remote, expose, error)}
    >
      <LateContent fallback={fallback ?? <Loading />}>
        <View {...props} />
      </LateContent>
    </RemoteBoundary>
  );
}
