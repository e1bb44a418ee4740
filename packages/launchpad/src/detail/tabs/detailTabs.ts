import { t } from '@lingui/core/macro';
import { lazyPart } from '@rab/ui/overlay';
import type { DetailTab, SalePartProps } from '../../kind/SaleKindInDetail.ts';
import { TokenTab } from './token/TokenTab.tsx';

const later = (tab: keyof typeof import('./moreTabs.ts')) =>
  lazyPart<SalePartProps>(
    () => t`This tab`,
    async () => (await import('./moreTabs.ts'))[tab],
  );

/** Tabs of the pages of every kind. */
export const detailTabs = {
  token: {
    id: 'token',
    get label() {
      return t`Token Info`;
    },
    Content: TokenTab,
  },
  status: {
    id: 'status',
    get label() {
      return t`Status`;
    },
    Content: later('StatusTab'),
  },
  safety: {
    id: 'safety',
    get label() {
      return t`Safety`;
    },
    Content: later('SafetyTab'),
  },
  deposits: {
    id: 'deposits',
    get label() {
      return t`Deposits`;
    },
    Content: later('DepositsTab'),
  },
  locks: {
    id: 'locks',
    get label() {
      return t`Lock record`;
    },
    Content: later('LockTab'),
  },
  calculator: {
    id: 'calculator',
    get label() {
      return t`Calculator`;
    },
    Content: lazyPart(
      () => t`This tab`,
      async () => (await import('./CalculatorTab.tsx')).CalculatorTab,
    ),
  },
  affiliate: {
    id: 'affiliate',
    get label() {
      return t`Affiliate Program`;
    },
    Content: later('AffiliateTab'),
    isShown: ({ referralPerMille }) => referralPerMille > 0n,
  },
  topReward: {
    id: 'top-reward',
    get label() {
      return t`Top Reward`;
    },
    Content: later('TopRewardTab'),
    isShown: ({ referralPerMille }) => referralPerMille > 0n,
  },
  vesting: {
    id: 'vesting',
    get label() {
      return t`Vesting info`;
    },
    Content: later('VestingTab'),
    isShown: ({ vesting }) => vesting !== null,
  },
  whitelist: {
    id: 'whitelist',
    get label() {
      return t`Whitelist`;
    },
    Content: lazyPart(
      () => t`This tab`,
      async () => (await import('./whitelist/WhitelistTab.tsx')).WhitelistTab,
    ),
    isShown: ({ whitelistSeconds }) => whitelistSeconds > 0n,
  },
} as const satisfies Record<string, DetailTab>;
