// a part of its own: few pages try on the chain what they do not send
export { simulateBlocks } from 'viem/actions';
