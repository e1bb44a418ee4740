import type { Forms, StepForm } from './Step.ts';

/** What a person has filled in so far, as they typed it; kept over a reload (CFG-09). */
export interface Draft {
  /** `tokenAddress` of the address that the draft was begun with. */
  tokenQuery: string;
  /** The step (0-based) that was shown last. */
  step: number;
  /** What its creation is known by (`useFollowCreation`), in every tab that shows it; null before anything is in it. */
  id: string | null;
  /** Steps that were valid and passed. */
  saved: Forms;
  /** What was typed since a step was passed, valid or not. */
  typed: Forms;
}

export interface WizardState extends Draft {
  /** This visit has shown one of the draft's steps. */
  isEntered: boolean;
  /** The chain does not know the draft's token: the draft is kept while the first step is shown, empty. */
  isLost: boolean;
  /** Counts how often the forms were reset: they start over when it changes. */
  epoch: number;
}

export type WizardAction =
  | { type: 'wentTo'; tokenQuery: string; step: number }
  /** `forms`: `formsKey` of the forms that it was typed into; `id`: of a draft that has none yet. */
  | { type: 'typed'; forms: string; name: string; form: StepForm; id: string }
  | { type: 'passed'; name: string; form: StepForm; id: string }
  | { type: 'submitted'; id: string }
  | { type: 'tokenLost' }
  | { type: 'tokenFound' }
  | { type: 'left' };

/** A draft without anything in it, of steps with these names. */
export function emptyDraft(names: readonly string[], tokenQuery = ''): Draft {
  const none = Object.fromEntries(names.map((name) => [name, null]));
  return { tokenQuery, step: 0, id: null, saved: none, typed: none };
}

const anew = (state: WizardState, tokenQuery: string): WizardState => ({
  ...state,
  ...emptyDraft(Object.keys(state.saved), tokenQuery),
  isLost: false,
});

/** Names the forms that a state shows. */
export const formsKey = ({ tokenQuery, epoch }: Pick<WizardState, 'tokenQuery' | 'epoch'>): string =>
  `${tokenQuery} ${epoch}`;

/** The state for an address with this `tokenAddress`: a draft that was begun with another one is never shown. */
export const stateFor = (state: WizardState, tokenQuery: string): WizardState =>
  state.tokenQuery === tokenQuery ? state : anew(state, tokenQuery);

/** What is shown, and what further input is added to: nothing of a draft whose token is lost. */
export const shownState = (state: WizardState): WizardState => (state.isLost ? anew(state, state.tokenQuery) : state);

/** The last step (0-based) that a draft allows, of steps with these names: one opens once all before it are passed. */
export function furthestStep({ saved }: Pick<Draft, 'saved'>, names: readonly string[]): number {
  const open = names.findIndex((name) => !saved[name]);
  return open < 0 ? names.length : open;
}

const isSame = (form: StepForm, other: StepForm | null | undefined): boolean =>
  JSON.stringify(form) === JSON.stringify(other);

/**
 * Takes a draft through its wizard. It is reset when the wizard is left and with another `tokenAddress`. While the chain does
 * not know its token, it is kept until something else is filled in (WIZ-17): the network may be wrong, or the node behind.
 * Returns the same state where nothing changes.
 */
export function wizardReducer(state: WizardState, action: WizardAction): WizardState {
  switch (action.type) {
    case 'wentTo': {
      const own = stateFor(state, action.tokenQuery);
      const step = own.isLost ? own.step : action.step;
      return own === state && state.isEntered && step === state.step ? state : { ...own, step, isEntered: true };
    }
    case 'typed': {
      // what the forms of a lost draft still had to hand over belongs to it
      const isOfLost = state.isLost && action.forms === formsKey({ ...state, epoch: state.epoch - 1 });
      if (!isOfLost && action.forms !== formsKey(state)) return state;
      const own = isOfLost ? state : shownState(state);
      const typed = isSame(action.form, own.saved[action.name]) ? null : action.form;
      return { ...own, id: own.id ?? action.id, typed: { ...own.typed, [action.name]: typed } };
    }
    case 'passed': {
      const own = shownState(state);
      return {
        ...own,
        id: own.id ?? action.id,
        saved: { ...own.saved, [action.name]: action.form },
        typed: { ...own.typed, [action.name]: null },
      };
    }
    case 'submitted':
      return { ...state, id: state.id ?? action.id };
    case 'tokenLost':
      return state.isLost ? state : { ...state, isLost: true, epoch: state.epoch + 1 };
    case 'tokenFound':
      return state.isLost ? { ...state, isLost: false, epoch: state.epoch + 1 } : state;
    case 'left':
      return { ...anew(state, ''), isEntered: false, epoch: state.epoch + 1 };
  }
}
