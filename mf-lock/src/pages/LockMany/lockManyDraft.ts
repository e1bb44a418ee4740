import { v } from '@rab/config';
import { textBehind } from '@rab/sdk/lists';
import { persistentAtom } from '@rab/wallet-context';

const formSchema = v.object({
  tokenAddress: v.string(),
  title: v.string(),
  tgeDate: v.string(),
  tgePercent: v.string(),
  cycleDays: v.string(),
  cycleReleasePercent: v.string(),
  /** A line a lock: the owner's address and the amount. */
  list: v.string(),
});

const draftSchema = v.object({
  /** How many transactions this browser has made: it names the next one, which is found by that also after a reload. */
  step: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** Last row of the list that the present step has sent. */
  sentRow: v.number(),
  typed: formSchema,
});

export type LockManyForm = v.InferOutput<typeof formSchema>;
export type LockManyDraft = v.InferOutput<typeof draftSchema>;

export const emptyLockMany: LockManyForm = {
  tokenAddress: '',
  title: '',
  tgeDate: '',
  tgePercent: '',
  cycleDays: '',
  cycleReleasePercent: '',
  list: '',
};

/** What was typed of many locks: it outlives reloads, and leaves row by row as the rows are locked. */
export const lockManyAtom = persistentAtom<LockManyDraft>(
  'rab.lockMany.v1',
  draftSchema,
  { step: 0, sentRow: 0, typed: emptyLockMany },
  { isShared: true },
);

/** Which act the next transaction of a draft is. */
export const lockManyKey = ({ step }: Pick<LockManyDraft, 'step'>): string => `lockMany:${step}`;

/** The draft once its present step has locked what it sent. */
export const withoutSent = ({ step, sentRow, typed }: LockManyDraft): LockManyDraft => ({
  step: step + 1,
  sentRow: 0,
  typed: { ...typed, list: textBehind(typed.list, sentRow) },
});
