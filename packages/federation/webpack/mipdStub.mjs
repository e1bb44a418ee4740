// In the place of wagmi's own discovery of wallets (EIP-6963), which our configuration switches off: see discoverWallets.
export const createStore = () => {
  throw new Error('Wallets are found by discoverWallets.');
};
