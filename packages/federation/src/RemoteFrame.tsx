import { Loading, ReportErrorContext } from '@rab/ui';
import { LinkToContext } from '@rab/ui/router';
import { type ReactNode, useCallback } from 'react';
import { type Host, HostContext } from './Host.ts';
import { LateContent } from './LateContent.tsx';

/** The outermost part of every remote's app: passes the host down. `area`: the remote's federation name. */
export function RemoteFrame({ host, area, children }: { host: Host; area: string; children: ReactNode }) {
  const report = useCallback((error: unknown) => host.reportError(error, area), [host, area]);
  return (
    <HostContext value={host}>
      <LinkToContext value={host.linkTo}>
        <ReportErrorContext value={report}>
          <LateContent fallback={host.loading ?? <Loading />}>{children}</LateContent>
        </ReportErrorContext>
      </LinkToContext>
    </HostContext>
  );
}
