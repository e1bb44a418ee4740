import { HashRouter } from '@rab/ui/router';
import { type ReactNode, useState } from 'react';
import { hashWindow } from './addresses.ts';

/** The router of an area whose pages the hash of the page around it names. */
export function AreaHashRouter({ children }: { children: ReactNode }) {
  const [page] = useState(hashWindow);
  return <HashRouter window={page}>{children}</HashRouter>;
}
