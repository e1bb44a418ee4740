// What is tried on the chain and not sent: few pages ask for it, and it comes with the first one.
export { simulateBlocks } from 'viem/actions';
export { getRefusal } from './getRefusal.ts';
export { getTokenPowers } from './getTokenPowers.ts';
export { getTransferLoss } from './getTransferLoss.ts';
