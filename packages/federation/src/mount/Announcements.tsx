import { useLocation } from '@rab/ui/router';
import { ActsContext, type DoneAct, useAppConfig, useWallet } from '@rab/wallet-context';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import type { MountedArea, Tell } from '../area/Area.ts';

/** Reports to the page around an area what happens in it: wallet, pages, acts that the chain has carried out. */
export function Announcements({ area, tell, children }: { area: MountedArea; tell: Tell; children: ReactNode }) {
  const { address, chainId } = useWallet();
  const { pathname, search } = useLocation();
  const { chains } = useAppConfig();
  const path = pathname + search;
  const shown = useRef(path);
  useEffect(() => {
    if (address) tell('connected', { address, chainId });
  }, [address, chainId, tell]);
  useEffect(() => {
    if (path === shown.current) return;
    shown.current = path;
    tell('navigated', { path });
  }, [path, tell]);
  const { readAct } = area;
  const hear = useCallback(
    (act: DoneAct) => {
      const chain = chains[String(act.chainId)];
      if (chain && readAct) void readAct(act, chain).then((news) => news && tell(news[0], news[1] as never));
    },
    [chains, readAct, tell],
  );
  return <ActsContext value={hear}>{children}</ActsContext>;
}
