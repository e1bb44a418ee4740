import { lazyPart } from '@rab/ui/overlay';
import type { DetailTab, SalePartProps } from '../../kind/SaleKindInDetail.ts';
import { TokenTab } from './token/TokenTab.tsx';

const later = (tab: keyof typeof import('./moreTabs.ts')) =>
  lazyPart<SalePartProps>('This tab', async () => (await import('./moreTabs.ts'))[tab]);

/** Tabs of the pages of every kind. */
export const detailTabs = {
  token: { id: 'token', label: 'Token Info', Content: TokenTab },
  status: { id: 'status', label: 'Status', Content: later('StatusTab') },
  safety: { id: 'safety', label: 'Safety', Content: later('SafetyTab') },
  deposits: { id: 'deposits', label: 'Deposits', Content: later('DepositsTab') },
  locks: { id: 'locks', label: 'Lock record', Content: later('LockTab') },
  calculator: {
    id: 'calculator',
    label: 'Calculator',
    Content: lazyPart('This tab', async () => (await import('./CalculatorTab.tsx')).CalculatorTab),
  },
  affiliate: {
    id: 'affiliate',
    label: 'Affiliate Program',
    Content: later('AffiliateTab'),
    isShown: ({ referralPerMille }) => referralPerMille > 0n,
  },
  topReward: {
    id: 'top-reward',
    label: 'Top Reward',
    Content: later('TopRewardTab'),
    isShown: ({ referralPerMille }) => referralPerMille > 0n,
  },
  vesting: {
    id: 'vesting',
    label: 'Vesting info',
    Content: later('VestingTab'),
    isShown: ({ vesting }) => vesting !== null,
  },
  whitelist: {
    id: 'whitelist',
    label: 'Whitelist',
    Content: lazyPart('This tab', async () => (await import('./whitelist/WhitelistTab.tsx')).WhitelistTab),
    isShown: ({ whitelistSeconds }) => whitelistSeconds > 0n,
  },
} as const satisfies Record<string, DetailTab>;
