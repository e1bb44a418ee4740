// Several calls on top of each other are tried by few pages only: loaded with the first one.
export { simulateBlocks } from 'viem/actions';
