import { describe, expect, it } from '@jest/globals';
import {
  emptyDraft,
  formsKey,
  furthestStep,
  shownState,
  stateFor,
  type WizardAction,
  type WizardState,
  wizardReducer,
} from './wizardReducer.ts';

const NAMES = ['verify', 'sale'];
const CARROT = { tokenAddress: '0xcarrot' };
const BEET = { tokenAddress: '0xbeet' };
const THREE = { softCap: '3' };
const FOUR = { softCap: '4' };

const state = (change: Partial<WizardState> = {}): WizardState => ({
  ...emptyDraft(NAMES),
  isEntered: true,
  isLost: false,
  epoch: 0,
  ...change,
});
const begun = state({ step: 1, saved: { verify: CARROT, sale: THREE } });
const lost = wizardReducer(begun, { type: 'tokenLost' });

const typed = (form: Record<string, string>, name = 'sale', forms = formsKey(begun)): WizardAction => ({
  type: 'typed',
  forms,
  name,
  form,
  id: 'new',
});

describe('wizardReducer', () => {
  it.each<[string, WizardState, WizardAction, Partial<WizardState>]>([
    ['a step is noted', state(), { type: 'wentTo', tokenQuery: '', step: 1 }, { step: 1 }],
    [
      'a visit has begun',
      state({ isEntered: false }),
      { type: 'wentTo', tokenQuery: '', step: 0 },
      { isEntered: true },
    ],
    [
      'another token begins anew',
      begun,
      { type: 'wentTo', tokenQuery: '0xbeet', step: 0 },
      { ...emptyDraft(NAMES, '0xbeet') },
    ],
    [
      'also at the step that was shown',
      begun,
      { type: 'wentTo', tokenQuery: '0xbeet', step: 1 },
      { ...emptyDraft(NAMES, '0xbeet'), step: 1 },
    ],
    [
      'another token ends the loss',
      lost,
      { type: 'wentTo', tokenQuery: '0xbeet', step: 0 },
      { ...emptyDraft(NAMES, '0xbeet'), isLost: false },
    ],
    [
      'the empty step of a lost draft is not noted',
      lost,
      { type: 'wentTo', tokenQuery: '', step: 0 },
      { step: 1, saved: begun.saved },
    ],

    [
      'what was typed is kept beside what was saved',
      begun,
      typed(FOUR),
      { saved: begun.saved, typed: { verify: null, sale: FOUR } },
    ],
    [
      'what equals the saved is nothing typed',
      { ...begun, typed: { verify: null, sale: FOUR } },
      typed(THREE),
      { typed: { verify: null, sale: null } },
    ],
    [
      'forms of another token are not heard',
      begun,
      typed(FOUR, 'sale', formsKey({ tokenQuery: '0xbeet', epoch: 0 })),
      begun,
    ],
    [
      'forms of a draft that was left are not heard',
      wizardReducer(begun, { type: 'left' }),
      typed(FOUR),
      emptyDraft(NAMES),
    ],

    [
      'a passed step is saved',
      begun,
      { type: 'passed', name: 'sale', form: FOUR, id: 'new' },
      { saved: { verify: CARROT, sale: FOUR } },
    ],
    [
      'and nothing of it is typed',
      { ...begun, typed: { verify: BEET, sale: FOUR } },
      { type: 'passed', name: 'sale', form: FOUR, id: 'new' },
      { typed: { verify: BEET, sale: null } },
    ],

    [
      'a submitted draft is known by its id',
      begun,
      { type: 'submitted', id: 'one' },
      { id: 'one', saved: begun.saved },
    ],
    [
      'what is filled in anew after that has another',
      wizardReducer({ ...begun, id: 'one' }, { type: 'left' }),
      { type: 'passed', name: 'verify', form: BEET, id: 'new' },
      { id: 'new' },
    ],
    [
      'and so has what is shown in place of a lost one',
      { ...lost, id: 'one' },
      typed(BEET, 'verify', formsKey(lost)),
      { id: 'new' },
    ],

    ['a draft that has an id keeps it, whatever is typed', { ...begun, id: 'one' }, typed(FOUR), { id: 'one' }],
    [
      'whatever is passed',
      { ...begun, id: 'one' },
      { type: 'passed', name: 'sale', form: FOUR, id: 'new' },
      { id: 'one' },
    ],
    ['and whatever is submitted', { ...begun, id: 'one' }, { type: 'submitted', id: 'new' }, { id: 'one' }],

    ['a lost draft is kept', begun, { type: 'tokenLost' }, { saved: begun.saved, isLost: true, epoch: 1 }],
    [
      'what its forms hand over belongs to it',
      lost,
      typed(FOUR),
      { isLost: true, saved: begun.saved, typed: { verify: null, sale: FOUR } },
    ],
    [
      'it is back when its token is',
      lost,
      { type: 'tokenFound' },
      { saved: begun.saved, step: 1, isLost: false, epoch: 2 },
    ],
    [
      'who types meanwhile begins anew, in the same form',
      lost,
      typed(BEET, 'verify', formsKey(lost)),
      { isLost: false, epoch: 1, step: 0, saved: emptyDraft(NAMES).saved, typed: { verify: BEET, sale: null } },
    ],
    [
      'so does who passes a step',
      lost,
      { type: 'passed', name: 'verify', form: BEET, id: 'new' },
      { isLost: false, epoch: 1, saved: { verify: BEET, sale: null } },
    ],

    [
      'nothing is left of a draft',
      begun,
      { type: 'left' },
      { ...emptyDraft(NAMES), isEntered: false, isLost: false, epoch: 1 },
    ],
    ['nor of one of another token', state({ ...begun, tokenQuery: '0xbeet' }), { type: 'left' }, emptyDraft(NAMES)],
  ])('%s', (_, before, action, expected) => {
    expect(wizardReducer(before, action)).toMatchObject(expected);
  });

  it.each<[WizardState, WizardAction]>([
    [begun, { type: 'wentTo', tokenQuery: '', step: 1 }],
    [begun, { type: 'tokenFound' }],
    [lost, { type: 'tokenLost' }],
    [begun, typed(FOUR, 'sale', 'of another wizard')],
  ])('gives the same state where nothing changes: %#', (before, action) => {
    expect(wizardReducer(before, action)).toBe(before);
  });
});

describe('what is shown', () => {
  it('is nothing of a lost draft or of another token’s', () => {
    expect(shownState(lost)).toMatchObject({ ...emptyDraft(NAMES), epoch: lost.epoch });
    expect(stateFor(begun, '0xbeet')).toMatchObject(emptyDraft(NAMES, '0xbeet'));
    expect(stateFor(begun, '')).toBe(begun);
  });

  it.each([
    [{ verify: null, sale: null }, 0],
    [{ verify: null, sale: THREE }, 0],
    [{ verify: CARROT, sale: null }, 1],
    [{ verify: CARROT, sale: THREE }, 2],
  ])('with %j saved is at most step %i', (saved, step) => {
    expect(furthestStep({ saved }, NAMES)).toBe(step);
  });
});
