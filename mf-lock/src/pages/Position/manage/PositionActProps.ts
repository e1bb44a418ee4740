import type { topics } from '@rab/wallet-context';
import type { PositionLockRecord } from '../../../queries/positionLock.ts';

/** What each form that changes a lock of a position is given. */
export interface PositionActProps {
  lock: PositionLockRecord;
  /** What a change makes old. */
  touches: readonly ReturnType<typeof topics.positionLock>[];
  onDone: () => void;
}
