import { t } from '@lingui/core/macro';
import { chainActions } from '../chain/useChainClient.ts';

/** A part of the program that an act needs could not be loaded; nothing was sent. The message is for the person. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';

  constructor(options?: ErrorOptions) {
    super(
      t`Part of this page didn’t load, so nothing was sent. Check your connection and try again. Your entries are kept.`,
      options,
    );
  }
}

/**
 * Loads a part of the program that is needed for sending; if that fails, the next press loads it again.
 * @throws {PartMissing}
 */
export const loadPart = <Part>(load: () => Promise<Part>): Promise<Part> =>
  load().catch((cause: unknown) => {
    throw new PartMissing({ cause });
  });

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
