// In place of viem's bytecodes for calls without a deployed contract and for signatures by contracts: the product makes none.
const refuse = () => {
  throw new Error('Calls without a deployed contract are not part of the build: see viemContractsStub.mjs.');
};
const ABSENT = { replace: refuse, toString: refuse };

export const deploylessCallViaBytecodeBytecode = ABSENT;
export const deploylessCallViaFactoryBytecode = ABSENT;
export const erc6492SignatureValidatorByteCode = ABSENT;
export const multicall3Bytecode = ABSENT;
