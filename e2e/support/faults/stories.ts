import { ACTS, type Act } from './acts.ts';
import type { FaultRow, Story } from './FaultRow.ts';
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

/** The fault matrix: each row of each story with each act is a case. A page's load costs more than most cases. */
export const STORIES = {
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
} satisfies Record<string, Story>;

export const rowsOf = ({ rows }: Story, act: Act): readonly FaultRow[] => rows.filter((row) => !row.isSpared?.(act));

/** The acts of a story. */
export const actsOf = (story: Story): readonly Act[] => ACTS.filter((act) => rowsOf(story, act).length > 0);

/** Every case by its name. */
export const CASES: readonly string[] = Object.values(STORIES).flatMap((story: Story) =>
  ACTS.flatMap((act) => rowsOf(story, act).map(({ phase, fault }) => `${act.name}, ${phase}: ${fault}`)),
);
