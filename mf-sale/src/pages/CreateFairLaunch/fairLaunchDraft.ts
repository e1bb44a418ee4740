import { v } from '@rab/contracts';
import { additionalInfoForm } from '@rab/launchpad';
import { persistentAtom } from '@rab/wallet-context';
import { fairLaunchInfoForm } from './fairLaunchInfoSchema.ts';
import { verifyFairTokenForm } from './verifyFairTokenSchema.ts';

const draftSchema = v.object({
  /** `tokenAddress` of the query that the draft was begun with. */
  tokenQuery: v.string(),
  /** The step (0-based) that was shown last. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  verify: v.nullable(verifyFairTokenForm),
  terms: v.nullable(fairLaunchInfoForm),
  info: v.nullable(additionalInfoForm),
});

/** What a person has filled in so far, as they typed it; kept over a reload (CFG-09). */
export type FairLaunchDraft = v.InferOutput<typeof draftSchema>;

export const emptyFairLaunchDraft = (tokenQuery = ''): FairLaunchDraft => ({
  tokenQuery,
  step: 0,
  verify: null,
  terms: null,
  info: null,
});

export const fairLaunchDraftAtom = persistentAtom<FairLaunchDraft>(
  'rab.launch.fair.v1',
  draftSchema,
  emptyFairLaunchDraft(),
);
