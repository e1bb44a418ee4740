import { v } from '@rab/config';
import { persistentAtom } from '@rab/wallet-context';
import { SaleKind } from '../model/Launchpad.ts';
import { additionalInfoForm } from './additionalInfoForm.ts';
import { saleInfoForm } from './saleInfoSchema.ts';
import { verifyTokenForm } from './verifyTokenSchema.ts';

/** The form of each step. */
const steps = {
  verify: v.nullable(verifyTokenForm),
  sale: v.nullable(saleInfoForm),
  info: v.nullable(additionalInfoForm),
};
const NO_STEPS = { verify: null, sale: null, info: null };

const draftSchema = v.object({
  /** `tokenAddress` of the query that the draft was begun with. */
  tokenQuery: v.string(),
  /** The step (0-based) that was shown last. */
  step: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
  /** Steps that were valid and passed. */
  ...steps,
  /** What was typed since a step was passed, valid or not. */
  typed: v.fallback(v.object(steps), NO_STEPS),
  /**
   * Record of the transaction that was sent with it, and whether its project info was stored: after a reload the wizard
   * goes on with what became of it.
   */
  sent: v.optional(v.nullable(v.object({ id: v.string(), isStored: v.boolean() })), null),
});

/** What a person has filled in so far, as they typed it; kept over a reload (CFG-09). */
export type WizardDraft = v.InferOutput<typeof draftSchema>;

export const emptyDraft = (tokenQuery = ''): WizardDraft => ({
  tokenQuery,
  step: 0,
  ...NO_STEPS,
  typed: NO_STEPS,
  sent: null,
});

const draftAtom = (name: string) => persistentAtom<WizardDraft>(`rab.launch.${name}.v1`, draftSchema, emptyDraft());

/** One draft per kind of sale. */
export const DRAFT_ATOMS = { [SaleKind.SALE]: draftAtom('sale'), [SaleKind.GROW]: draftAtom('grow') } as const;
