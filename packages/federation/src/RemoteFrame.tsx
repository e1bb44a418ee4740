import { Loading } from '@rab/ui';
import { LinkToContext } from '@rab/ui/router';
import { type ReactNode, Suspense } from 'react';
import { type Host, HostContext } from './Host.ts';

/** The outermost part of every remote's app: passes the host down. */
export function RemoteFrame({ host, children }: { host: Host; children: ReactNode }) {
  return (
    <HostContext value={host}>
      <LinkToContext value={host.linkTo}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </LinkToContext>
    </HostContext>
  );
}
