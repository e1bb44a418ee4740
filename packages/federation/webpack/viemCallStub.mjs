// In place of what viem's `call` brings along to read signatures at run time and to ask for blocks of another time: the product does
// neither, and this is most of what a page would load for its first read.
const refuse = () => {
  throw new Error('Calls with other blocks are not part of the build: see viemCallStub.mjs.');
};

export const parseAbi = refuse;
export const toRpc = refuse;
