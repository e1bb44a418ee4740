import { ELSEWHERE_DELAY } from '@rab/contracts';
import type { KindAct } from '@rab/launchpad';

/** Whether it is time for the other exchange: two days after the end, for anybody. */
export const canListElsewhere: KindAct['isOpen'] = ({ end }, { phase }, { isConnected }, now) =>
  phase === 'succeeded' && isConnected && now > end + ELSEWHERE_DELAY;
