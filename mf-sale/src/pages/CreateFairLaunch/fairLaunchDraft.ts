import { v } from '@rab/config';
import { additionalInfoForm } from '@rab/launchpad';
import { persistentAtom } from '@rab/wallet-context';
import { fairLaunchInfoForm } from './fairLaunchInfoSchema.ts';
import { verifyFairTokenForm } from './verifyFairTokenSchema.ts';

/** The form of each step. */
const steps = {
  verify: v.nullable(verifyFairTokenForm),
  terms: v.nullable(fairLaunchInfoForm),
  info: v.nullable(additionalInfoForm),
};
const NO_STEPS = { verify: null, terms: null, info: null };

const draftSchema = v.object({
  /** `tokenAddress` of the query that the draft was begun with. */
  tokenQuery: v.string(),
  /** The step (0-based) that was shown last. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Steps that were valid and passed. */
  ...steps,
  /** What was typed since a step was passed, valid or not. */
  typed: v.fallback(v.object(steps), NO_STEPS),
  /** Record of the transaction that was sent with it: after a reload the wizard goes on with what became of it. */
  sent: v.optional(v.nullable(v.string()), null),
});

/** What a person has filled in so far, as they typed it; kept over a reload (CFG-09). */
export type FairLaunchDraft = v.InferOutput<typeof draftSchema>;

export const emptyFairLaunchDraft = (tokenQuery = ''): FairLaunchDraft => ({
  tokenQuery,
  step: 0,
  ...NO_STEPS,
  typed: NO_STEPS,
  sent: null,
});

export const fairLaunchDraftAtom = persistentAtom<FairLaunchDraft>(
  'rab.launch.fair.v1',
  draftSchema,
  emptyFairLaunchDraft(),
);
