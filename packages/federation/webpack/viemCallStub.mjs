// In the place of what viem's `call` brings along for calls without a deployed contract, for signatures by contracts and
// for blocks of another time: the product asks for none of these there, and they are 8 kB of what a page loads for its
// first read.
const refuse = () => {
  throw new Error(
    'Calls without a deployed contract or with other blocks are not part of the build: see viemCallStub.mjs.',
  );
};
const ABSENT = { replace: refuse, toString: refuse };

export const parseAbi = refuse;
export const toRpc = refuse;
export const deploylessCallViaBytecodeBytecode = ABSENT;
export const deploylessCallViaFactoryBytecode = ABSENT;
export const erc6492SignatureValidatorByteCode = ABSENT;
export const multicall3Bytecode = ABSENT;
