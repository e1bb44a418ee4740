import { chainActions } from '../contract/useChainClient.ts';
import { loadPart } from './loadPart.ts';

/** What sending needs and the first load leaves out. */
export const sendingParts = {
  sendTransaction: () => loadPart(() => import('./sendTransaction.ts')),
  sendPermitted: () => loadPart(() => import('./sendPermitted.ts')),
  sendBatch: () => loadPart(() => import('./sendBatch.ts')),
  awaitTransaction: () => import('./awaitTransaction.ts'),
  refreshTouched: () => import('../data/refreshTouched.ts'),
  chainActions,
  readWaitReason: () => import('./readWaitReason.ts'),
};

/** Loads all of it in advance: a host that goes away meanwhile keeps nobody from acting. What fails is loaded when used. */
export const fetchSendingParts = (): Promise<unknown> =>
  Promise.allSettled(Object.values(sendingParts).map((load): Promise<unknown> => load()));
