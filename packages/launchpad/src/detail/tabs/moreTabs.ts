// Tabs without a form that no page begins with, loaded with the first that is chosen.
export { AffiliateTab } from './AffiliateTab.tsx';
export { DepositsTab } from './deposits/DepositsTab.tsx';
export { LockTab } from './LockTab.tsx';
export { SafetyTab } from './SafetyTab.tsx';
export { StatusTab } from './StatusTab.tsx';
export { TopRewardTab } from './TopRewardTab.tsx';
export { VestingTab } from './vesting/VestingTab.tsx';
