/** In place of Wallet Connect's own modal, which is not installed and never opened: our drawer shows the code. */
export const createAppKit = () => {
  throw new Error('Wallet Connect’s own modal is not part of this build.');
};
