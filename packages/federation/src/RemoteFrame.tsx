import { Loading } from '@rab/ui';
import { LinkToContext } from '@rab/ui/router';
import { WALLET_CONTEXT_VERSION } from '@rab/wallet-context';
import { type ReactNode, Suspense } from 'react';
import { HOST_VERSION, type Host, HostContext } from './Host.ts';
import { RemoteError } from './RemoteError.ts';

/** Version of wallet-context that this build was made against. */
const NEEDED_WALLET_CONTEXT = 1;

/** The outermost part of every remote's app: checks the doors it leans on and passes the host down. */
export function RemoteFrame({ host, children }: { host: Host; children: ReactNode }) {
  if (WALLET_CONTEXT_VERSION !== NEEDED_WALLET_CONTEXT || host.version !== HOST_VERSION)
    throw new RemoteError('This area was built for another version of the product. Reload the page to get the newest.');
  return (
    <HostContext value={host}>
      <LinkToContext value={host.linkTo}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </LinkToContext>
    </HostContext>
  );
}
