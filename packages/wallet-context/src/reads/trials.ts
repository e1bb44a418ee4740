// What is tried on the chain and not sent: few pages ask for it, and it comes with the first one.
export { getTokenPowers } from '@rab/token-risk/powers';
export { getTransferLoss } from './getTransferLoss.ts';
