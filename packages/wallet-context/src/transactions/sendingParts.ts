import { chainActions } from '../chain/useChainClient.ts';
import { loadPart } from './loadPart.ts';

/** What sending needs and the first load leaves out. */
export const sendingParts = {
  runTransaction: () => loadPart(() => import('./runTransaction.ts')),
  awaitTransaction: () => import('./awaitTransaction.ts'),
  refreshTouched: () => import('../reads/refreshTouched.ts'),
  chainActions,
  readWaitReason: () => import('./readWaitReason.ts'),
};

/** Loads all of it in advance: a host that goes away meanwhile keeps nobody from acting. What fails is loaded when used. */
export const fetchSendingParts = (): Promise<unknown> =>
  Promise.allSettled(Object.values(sendingParts).map((load): Promise<unknown> => load()));
