import { msg } from '@lingui/core/macro';
import type { GlossaryEntry } from '@rab/ui';

/** What the words of a lock mean, as the guide's glossary has it. */
export const GLOSSARY = {
  availableAmount: { meaning: msg`What can be withdrawn now.`, page: 'locking-tokens' },
  unlockDate: {
    meaning: msg`Nothing can be withdrawn before this date. Nobody can make it earlier.`,
    page: 'locking-tokens',
  },
  vesting: {
    meaning: msg`Tokens are released over time.`,
    page: 'vesting#vesting-of-a-lock',
  },
  tgeDate: {
    meaning: msg`The time of the first release of a vesting lock.`,
    page: 'vesting#vesting-of-a-lock',
  },
  tgePercent: {
    meaning: msg`The part that is released on the TGE date.`,
    page: 'vesting#vesting-of-a-lock',
  },
  cycle: {
    meaning: msg`The time from one release to the next.`,
    page: 'vesting#vesting-of-a-lock',
  },
  cycleReleasePercent: {
    meaning: msg`The part of the whole lock that each cycle releases.`,
    page: 'vesting#vesting-of-a-lock',
  },
  pair: {
    meaning: msg`The pool of two tokens on an exchange. Its own token is the LP token.`,
    page: 'liquidity-lock',
  },
  shareOfPool: {
    meaning: msg`How much of the pair’s liquidity is still locked here.`,
    page: 'liquidity-lock',
  },
} as const satisfies Record<string, GlossaryEntry>;
