// The wallet: how it is chosen, and what it can be asked for besides transactions.
export * from '../chain/useTimeTravel.ts';
export { type HostWallet, hostWallet } from './hostWallet.ts';
export * from './useAddToWallet.ts';
export * from './useConnectWallet.ts';
export * from './useDemoAccounts.ts';
export * from './useDisconnectWallet.ts';
