import { createContext, type ReactNode, useContext } from 'react';

/**
 * What surrounds a remote: the shell, its own standalone page or a partner's page. Links of other areas go through
 * `linkTo`, because they lead to the main site where the area is not on the same page. A change raises `HOST_VERSION` of
 * webpack/ReleasePlugin.mjs, which is compared before a remote's code runs: the second number where older remotes can live with
 * it (something is added), the first one where they cannot.
 */
export interface Host {
  /** Address of a path of the product, e.g. `/rab-sale/create`. */
  linkTo: (path: string) => string;
  /** The header's progress bar, 0 to 100; null takes it away. */
  setHeaderProgress: (percent: number | null) => void;
  /** Called when a part of an area fails while the rest keeps working. `area`: its federation name, e.g. `mf_lock`. */
  reportError: (error: unknown, area: string) => void;
  /** Shown while the area's page loads; a spinner where it is missing. */
  loading?: ReactNode;
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
