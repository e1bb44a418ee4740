// Parts that know the wallet, the chain or the page's store; everything else in this package does not.
export * from './ActionButton.tsx';
export * from './Address.tsx';
export * from './Countdown.tsx';
export * from './colorMode.ts';
export * from './connectDrawer.ts';
export * from './followCreation.ts';
export * from './Toasts.tsx';
export * from './UiProvider.tsx';
export * from './WalletButton.tsx';
export * from './WalletDrawers.tsx';
