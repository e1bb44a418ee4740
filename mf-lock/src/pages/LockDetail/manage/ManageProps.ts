import type { LockRecord } from '@rab/sdk/locks';
import type { topics } from '@rab/wallet-context';
import type { TokenInfo } from '@rab/wallet-context/reads';

/** What each form that changes a lock is given. */
export interface ManageProps {
  lock: LockRecord;
  token: Pick<TokenInfo, 'decimals' | 'symbol'>;
  /** What a change makes old. */
  touches: readonly ReturnType<typeof topics.lock>[];
  onDone: () => void;
}
