import { v } from '@rab/config';
import { atom, persistentAtom } from '@rab/wallet-context';
import type { Forms, Step } from './Step.ts';
import { type Draft, emptyDraft, type WizardAction, type WizardState, wizardReducer } from './wizardReducer.ts';

interface StoredParts {
  tokenQuery: string;
  step: number;
  id: string | null;
  typed: Forms;
}

/** As it is stored: the passed forms are next to the rest, each under its step's name. */
type StoredDraft = StoredParts & Forms;

function storedDraft(steps: readonly Step[]): v.GenericSchema<unknown, StoredDraft> {
  const forms = Object.fromEntries(steps.map(({ name, form }) => [name, v.nullable(form)]));
  const { typed } = emptyDraft(Object.keys(forms));
  const parts = v.object({
    tokenQuery: v.string(),
    step: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
    id: v.optional(v.nullable(v.string()), null),
    typed: v.fallback(v.object(forms), typed),
  });
  return v.intersect([parts, v.object(forms)]);
}

// no step has one of the four other names
const toStored = ({ tokenQuery, step, id, saved, typed }: Draft) =>
  ({ tokenQuery, step, id, ...saved, typed }) as StoredDraft;
const toDraft = ({ tokenQuery, step, id, typed, ...saved }: StoredDraft): Draft => ({
  tokenQuery,
  step,
  id,
  saved,
  typed,
});

/**
 * The state of a wizard; it is written with an action. The draft is stored before the write returns, so that even the last key
 * before a reload is kept.
 * @param key of local storage, with a version
 */
export function wizardAtom(key: string, steps: readonly Step[]) {
  const stored = persistentAtom(key, storedDraft(steps), toStored(emptyDraft(steps.map(({ name }) => name))));
  const visit = atom({ isEntered: false, isLost: false, epoch: 0 });
  return atom(
    (get): WizardState => ({ ...toDraft(get(stored)), ...get(visit) }),
    (get, set, action: WizardAction) => {
      const before: WizardState = { ...toDraft(get(stored)), ...get(visit) };
      const after = wizardReducer(before, action);
      if (after === before) return;
      const { isEntered, isLost, epoch } = after;
      set(visit, { isEntered, isLost, epoch });
      set(stored, toStored(after));
    },
  );
}
