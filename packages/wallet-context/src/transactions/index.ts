// Transactions: `useTransaction` is one button's; CONTRIBUTING.md says where it leads from there.
// with the one copy of viem that the errors are made by
export {
  /** @public areas of earlier releases know a refusal by it */
  errorNameOf,
} from '@rab/contracts/errors';
export type { TransactionReceipt } from 'viem';
export {
  /** @public areas prove with it where what they create leads to */
  createdPath,
} from './createdPath.ts';
export { type Destination, leadsTo } from './leadsTo.ts';
export { useRefusal } from './refusal.ts';
export type { TransactionLabels, TransactionMeaning } from './startRecord.ts';
export * from './useApprovedTransaction.ts';
export * from './useCallsTogether.ts';
export * from './useTransaction.ts';
export * from './useWaitReason.ts';
