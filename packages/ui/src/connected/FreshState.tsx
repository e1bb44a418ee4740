import { useChainConfig, useWallet } from '@rab/wallet-context';
import { Fragment, type ReactNode, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';

/**
 * Resets pages whose state belongs to an account, a chain and an address when one of them changes: no result of one account and
 * nothing typed by it is left for the next one. Connecting a first wallet keeps what was typed before. As an element of a route
 * it holds the routes inside.
 */
export function FreshState({ children = <Outlet /> }: { children?: ReactNode }) {
  const { id } = useChainConfig();
  const { address } = useWallet();
  const { pathname } = useLocation();
  const [held, setHeld] = useState({ address, departures: 0 });
  const departures = held.departures + (held.address !== undefined && held.address !== address ? 1 : 0);
  if (held.address !== address) setHeld({ address, departures });
  return <Fragment key={`${id} ${departures} ${pathname}`}>{children}</Fragment>;
}
