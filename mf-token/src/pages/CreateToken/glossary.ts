import { msg } from '@lingui/core/macro';
import type { GlossaryEntry } from '@rab/ui';

/** What the fees of a token mean, as the guide's glossary has it. */
export const GLOSSARY = {
  yieldFee: {
    meaning: msg`The part of each transfer that is shared among the holders.`,
    page: 'creating-a-token',
  },
  liquidityFee: {
    meaning: msg`The part of each transfer that becomes liquidity nobody can withdraw.`,
    page: 'creating-a-token',
  },
  rewardFee: {
    meaning: msg`The part of each transfer that buys the reward token for holders.`,
    page: 'creating-a-token',
  },
  buybackFee: {
    meaning: msg`The part of each transfer that is kept to buy the token back and burn it.`,
    page: 'creating-a-token',
  },
  marketingFee: {
    meaning: msg`The part of each transfer that goes to the marketing wallet. For a Buyback baby, that is the creator’s.`,
    page: 'creating-a-token',
  },
} as const satisfies Record<string, GlossaryEntry>;
