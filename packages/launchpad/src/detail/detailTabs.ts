import type { DetailTab } from '../model/SaleKindInDetail.ts';
import { AffiliateTab } from './AffiliateTab.tsx';
import { CalculatorTab } from './CalculatorTab.tsx';
import { DepositsTab } from './DepositsTab.tsx';
import { LockTab } from './LockTab.tsx';
import { SafetyTab } from './SafetyTab.tsx';
import { StatusTab } from './StatusTab.tsx';
import { TokenTab } from './TokenTab.tsx';
import { TopRewardTab } from './TopRewardTab.tsx';
import { VestingTab } from './VestingTab.tsx';
import { WhitelistTab } from './WhitelistTab.tsx';

/** Tabs of the pages of every kind. */
export const detailTabs = {
  token: { id: 'token', label: 'Token Info', Content: TokenTab },
  status: { id: 'status', label: 'Status', Content: StatusTab },
  safety: { id: 'safety', label: 'Safety', Content: SafetyTab },
  deposits: { id: 'deposits', label: 'Deposits', Content: DepositsTab },
  locks: { id: 'locks', label: 'Lock record', Content: LockTab },
  calculator: { id: 'calculator', label: 'Calculator', Content: CalculatorTab },
  affiliate: {
    id: 'affiliate',
    label: 'Affiliate Program',
    Content: AffiliateTab,
    isShown: ({ referralPerMille }) => referralPerMille > 0n,
  },
  topReward: {
    id: 'top-reward',
    label: 'Top Reward',
    Content: TopRewardTab,
    isShown: ({ referralPerMille }) => referralPerMille > 0n,
  },
  vesting: { id: 'vesting', label: 'Vesting info', Content: VestingTab, isShown: ({ vesting }) => vesting !== null },
  whitelist: {
    id: 'whitelist',
    label: 'Whitelist',
    Content: WhitelistTab,
    isShown: ({ whitelistSeconds }) => whitelistSeconds > 0n,
  },
} as const satisfies Record<string, DetailTab>;
