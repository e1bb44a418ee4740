// Contracts of others that hold powers or assets here: OpenZeppelin's timelock, a Safe, and V3 exchanges. Their acts are not
// ours to describe.
export { timelockControllerAbi } from './generated.ts';
export { safeAbi } from './safeAbi.ts';
export { positionManagerAbi, v3FactoryAbi, v3PoolAbi } from './v3Abi.ts';
