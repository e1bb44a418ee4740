import { afterEach, describe, expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig, v } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { amountCodec } from '@rab/ui/forms';
import { useAtom } from '@rab/wallet-context';
import { act, cleanup, renderHook } from '@testing-library/react';
import { defineWizard } from './defineWizard.ts';
import { EMPTY_ADDITIONAL_INFO } from './info/emptyAdditionalInfo.ts';
import { infoStep } from './info/infoStep.tsx';
import type { Forms } from './Step.ts';
import { tokenStep } from './steps/tokenStep.tsx';
import { tokenTextOf } from './steps/tokenTextOf.ts';
import { saleVerifyStep } from './terms/saleVerifyStep.tsx';
import { emptyDraft, type WizardAction } from './wizardReducer.ts';

const KEY = 'rab.try.v1';
const TOKEN = `0x${'1'.repeat(40)}` as const;
const NATIVE = `0x${'0'.repeat(40)}` as const;
const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const known = {
  chain,
  now: 7n,
  token: { address: TOKEN, name: 'Carrot', symbol: 'CRT', decimals: 6 } as never,
};

const verify = saleVerifyStep();
const sale = tokenStep('sale', {
  title: 'Sale',
  needs: verify,
  form: v.object({ cap: v.string() }),
  emptyForm: () => ({ cap: '' }),
  schema: ({ token }) => v.object({ cap: amountCodec(token.decimals) }),
  Fields: () => null,
});
const makeWizard = () =>
  defineWizard({
    key: KEY,
    title: 'Try',
    description: '',
    steps: [verify, sale, infoStep()],
    creation: {} as never,
  });
const wizard = makeWizard();

const VERIFY = { tokenAddress: TOKEN, currency: NATIVE, enableAffiliate: false, referralRate: '' };
const INFO = {
  ...EMPTY_ADDITIONAL_INFO,
  logoUrl: 'https://carrot.example/logo.png',
  websiteUrl: 'https://carrot.example',
  description: 'Carrots.',
};
const filled: Forms = { verify: VERIFY, sale: { cap: '1.5' }, info: INFO };
const pair = { token: TOKEN, baseToken: NATIVE, referralRate: 0n };

describe('the steps of a wizard', () => {
  it('give out their values under their names', () => {
    const values = { verify: pair, sale: { cap: 1_500_000n } };
    expect(wizard.validate(filled, known)).toEqual({
      success: true,
      values: { ...values, info: expect.objectContaining({ description: 'Carrots.' }) },
    });
    expect(wizard.validateTerms(filled, known)).toEqual(values);
  });

  it('are judged once more, and the first that does not hold is named with what is wrong', () => {
    expect(wizard.validate({ ...filled, sale: { cap: 'x' }, info: null }, known)).toEqual({
      success: false,
      step: 1,
      issues: [expect.objectContaining({ message: 'Must be number' })],
    });
    expect(wizard.validate({ ...filled, info: { ...INFO, description: '' } }, known)).toMatchObject({ step: 2 });
  });

  it('make terms without what buyers read, and none while one of them is not filled in or wrong', () => {
    expect(wizard.validateTerms({ ...filled, info: null }, known)).toEqual({ verify: pair, sale: { cap: 1_500_000n } });
    expect(wizard.validateTerms({ ...filled, sale: null }, known)).toBeNull();
    expect(wizard.validateTerms({ ...filled, sale: { cap: 'x' } }, known)).toBeNull();
  });

  it('name the token by what was typed into the first, or by nothing', () => {
    expect(tokenTextOf(filled)).toBe(TOKEN);
    expect([tokenTextOf({ verify: null }), tokenTextOf({ verify: {} })]).toEqual(['', '']);
  });
});

describe('the draft of a wizard', () => {
  afterEach(() => {
    cleanup();
    localStorage.clear();
  });

  const NAMES = ['verify', 'sale', 'info'];
  const visit = { isEntered: false, isLost: false, epoch: 0 };
  const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as object;
  /** A page that shows the wizard. */
  const openPage = () => {
    const { atom } = makeWizard();
    const { result } = renderHook(() => useAtom(atom));
    return { state: () => result.current[0], put: (action: WizardAction) => act(() => result.current[1](action)) };
  };
  /** What a page begins with where this is stored. */
  const readFrom = (draft: object) => {
    localStorage.setItem(KEY, JSON.stringify(draft));
    return openPage().state();
  };
  const draft = { tokenQuery: '0xc', step: 1, id: 'one', ...filled, info: null, typed: { ...emptyDraft(NAMES).typed } };
  const empty = { ...emptyDraft(NAMES), ...visit };

  it('is stored with every action that changes it, and read by the next page', () => {
    const page = openPage();
    expect(page.state()).toEqual(empty);
    page.put({ type: 'passed', name: 'verify', form: VERIFY, id: 'one' });
    expect(stored()).toEqual({ ...draft, tokenQuery: '', step: 0, sale: null });
    page.put({ type: 'tokenLost' });
    expect(page.state()).toMatchObject({ isLost: true, epoch: 1, id: 'one' });
    expect(openPage().state()).toEqual({ ...empty, id: 'one', saved: { ...empty.saved, verify: VERIFY } });
  });

  it('is not written where nothing changes', () => {
    openPage().put({ type: 'tokenFound' });
    expect(stored()).toBeNull();
  });

  it('is read as it was stored, the first step and no id where an older one has none', () => {
    expect(readFrom(draft)).toMatchObject({ tokenQuery: '0xc', step: 1, id: 'one', saved: { ...filled, info: null } });
    const { step: _, id: _id, ...older } = draft;
    expect(readFrom(older)).toMatchObject({ step: 0, id: null, saved: { sale: { cap: '1.5' } } });
    expect(readFrom({ ...draft, step: 0 })).toMatchObject({ step: 0, id: 'one' });
  });

  it('keeps what was passed where what was typed since does not fit', () => {
    const kept = readFrom({ ...draft, typed: { sale: 7 } });
    expect(kept).toMatchObject({ saved: { sale: { cap: '1.5' } }, typed: emptyDraft(NAMES).typed });
  });

  it.each([{ step: -1 }, { step: 0.5 }, { step: '1' }, { sale: { cap: 1 } }, { verify: 'x' }, { tokenQuery: 7 }])(
    'begins again where it does not fit: %j',
    (invalid) => {
      expect(readFrom({ ...draft, ...invalid })).toEqual(empty);
    },
  );
});
