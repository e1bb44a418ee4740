import { ANYONE_DELAY } from '@rab/contracts';
import type { KindAct } from '@rab/launchpad';

/** Whether a successful sale can be listed: by owner and administrator, by anybody a day after its end (OWN-03). */
export const canFinalize: KindAct['isOpen'] = ({ end }, { phase }, { isOwner, isAdmin, isConnected }, now) =>
  phase === 'succeeded' && (isOwner || isAdmin || (isConnected && now > end + ANYONE_DELAY));
