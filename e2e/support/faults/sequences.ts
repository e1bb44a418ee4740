import type { FaultRow, FaultSequence } from './FaultRow.ts';
import { ASKED_AND_RELOADED, ASKED_IN_OTHER_TAB, NO_ANSWER, OTHER_ACCOUNT, TWO_TABS_AT_ONCE } from './rows/asked.ts';
import {
  BREAKS_OFF,
  FAILS_ON_CHAIN,
  LONG_WORDS,
  NO_GAS,
  NO_HASH,
  NODE_IS_AWAY,
  NODE_IS_BUSY,
  OTHER_NETWORK,
  OTHERS_HASH,
  REFUSED,
} from './rows/notSent.ts';
import {
  BREAKS_AFTER_SENDING,
  EARLIER_OPEN,
  ERROR_AFTER_SENDING,
  LONG_PENDING,
  NO_STATUS,
  NODE_GOES_AWAY,
  PENDING_AND_RELOADED,
  PENDING_IN_OTHER_TAB,
  PENDING_ON_OTHER_PAGE,
  PRESSED_TWICE,
} from './rows/sent.ts';
import { CLOCK_AHEAD, HOST_AWAY, INDEXER_AWAY, STORAGE_FULL, STORE_FAILS } from './rows/unnoticed.ts';
import { TESTED_ACTS, type TestedAct } from './testedActs.ts';

/** The fault matrix: each row of each sequence with each act is a case. A page's load costs more than most cases. */
export const SEQUENCES = {
  notSent: {
    rows: [
      NODE_IS_AWAY,
      NODE_IS_BUSY,
      OTHER_NETWORK,
      NO_HASH,
      BREAKS_OFF,
      OTHERS_HASH,
      FAILS_ON_CHAIN,
      LONG_WORDS,
      NO_GAS,
      REFUSED,
    ],
    isCleared: true,
  },
  asked: { rows: [NO_ANSWER, ASKED_IN_OTHER_TAB, OTHER_ACCOUNT], hasClock: true },
  askedTwice: { rows: [TWO_TABS_AT_ONCE, ASKED_AND_RELOADED] },
  pending: {
    rows: [
      EARLIER_OPEN,
      LONG_PENDING,
      NODE_GOES_AWAY,
      PENDING_IN_OTHER_TAB,
      PENDING_AND_RELOADED,
      PENDING_ON_OTHER_PAGE,
    ],
    hasClock: true,
  },
  noStatus: { rows: [CLOCK_AHEAD, NO_STATUS] },
  pressedTwice: { rows: [STORE_FAILS, PRESSED_TWICE] },
  breaksAfterSending: { rows: [BREAKS_AFTER_SENDING] },
  errorAfterSending: { rows: [ERROR_AFTER_SENDING] },
  hostAway: { rows: [HOST_AWAY] },
  indexerAway: { rows: [INDEXER_AWAY] },
  storageFull: { rows: [STORAGE_FULL] },
} satisfies Record<string, FaultSequence>;

export const rowsOf = ({ rows }: FaultSequence, act: TestedAct): readonly FaultRow[] =>
  rows.filter((row) => !row.isSpared?.(act));

/** The acts of a sequence. */
export const actsOf = (sequence: FaultSequence): readonly TestedAct[] =>
  TESTED_ACTS.filter((act) => rowsOf(sequence, act).length > 0);

/** Every case by its name. */
export const CASES: readonly string[] = Object.values(SEQUENCES).flatMap((sequence: FaultSequence) =>
  TESTED_ACTS.flatMap((act) => rowsOf(sequence, act).map(({ phase, fault }) => `${act.name}, ${phase}: ${fault}`)),
);
