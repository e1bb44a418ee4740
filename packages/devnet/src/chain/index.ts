// A chain of this machine with the contracts on it.
export { castOf, readAccounts } from './accounts.ts';
export { anvilBinary } from './anvilBinary.ts';
export { type Deployment, deploy } from './deploy.ts';
export { LOCAL_CHAIN_ID, LocalChain } from './LocalChain.ts';
