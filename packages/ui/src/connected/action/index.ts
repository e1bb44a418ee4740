// What pages on which somebody acts are made of: loaded with the first of them, not with Home.
export * from './ActionButton.tsx';
export * from './AddToWallet.tsx';
export * from './followCreation.ts';
export * from './Portfolio.tsx';
