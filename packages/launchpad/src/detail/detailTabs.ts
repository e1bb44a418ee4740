import type { DetailTab } from '../model/SaleKindInDetail.ts';
import { LockTab } from './LockTab.tsx';
import { StatusTab } from './StatusTab.tsx';
import { TokenTab } from './TokenTab.tsx';

/** Tabs of the pages of every kind. */
export const detailTabs = {
  token: { id: 'token', label: 'Token Info', Content: TokenTab },
  status: { id: 'status', label: 'Status', Content: StatusTab },
  locks: { id: 'locks', label: 'Lock record', Content: LockTab },
} as const satisfies Record<string, DetailTab>;
