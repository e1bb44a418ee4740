import { createContext, useContext } from 'react';

/** Version of the `Host` interface. */
export const HOST_VERSION = 1;

/**
 * What surrounds a remote: the shell, its own standalone page or a partner's page. Links of other areas go through
 * `linkTo`, because they lead to the main site where the area is not on the same page.
 */
export interface Host {
  version: typeof HOST_VERSION;
  /** Address of a path of the product, e.g. `/rab-sale/create`. */
  linkTo: (path: string) => string;
  /** The header's progress bar, 0 to 100; null takes it away. */
  setHeaderProgress: (percent: number | null) => void;
}

/** Props of the component that a remote exposes as `./app`. */
export interface RemoteAppProps {
  host: Host;
}

export const HostContext = createContext<Host | null>(null);

/** The host of the remote that this component belongs to. */
export function useHost(): Host {
  const host = useContext(HostContext);
  if (!host) throw new Error('useHost needs a RemoteFrame above it.');
  return host;
}
