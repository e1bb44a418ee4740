// Parts that know the wallet, the chain or the page's store; everything else in this package does not.
export * from './Countdown.tsx';
export * from './colorMode.ts';
export * from './connectDrawer.ts';
export * from './FreshState.tsx';
export * from './Toasts.tsx';
export * from './TokenMark.tsx';
export * from './TransactionLink.tsx';
export * from './UiProvider.tsx';
export { sayNotSwitched } from './useSwitchChain.ts';
export * from './VisitorLanguage.tsx';
export * from './WalletButton.tsx';
export * from './WalletDrawers.tsx';
