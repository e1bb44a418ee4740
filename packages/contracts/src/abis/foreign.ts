// Contracts of others that hold powers or assets here: OpenZeppelin's timelock, and a Safe. Their acts are not ours to describe.
export { timelockControllerAbi } from './generated.ts';
export { safeAbi } from './safeAbi.ts';
