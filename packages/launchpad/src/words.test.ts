import { afterEach, expect, it } from '@jest/globals';
import { ENGLISH, i18n, say } from '@rab/language';
import { saleFixture } from '@rab/sdk/testing';
import { askedMessages } from '@rab/testing/askedMessages';
import { detailTabs } from './detail/tabs/detailTabs.ts';
import { listTabs } from './kind/listTabs.ts';
import { baseText } from './model/amountText.ts';
import { commonStates } from './model/commonStates.ts';
import { rateText } from './model/rateText.ts';
import { capitalized, uncapitalized } from './model/words.ts';
import { sharedPricing } from './pricing/shared/sharedPricing.ts';
import { infoStep } from './wizard/info/infoStep.tsx';
import { saleVerifyStep } from './wizard/terms/saleVerifyStep.tsx';

afterEach(() => i18n.activate(ENGLISH));

const step = infoStep();
const firstStep = saleVerifyStep();

it.each([
  ...Object.entries(listTabs).map(([name, tab]) => [`list ${name}`, () => tab.label] as const),
  ...Object.entries(detailTabs).map(([name, tab]) => [`tab ${name}`, () => tab.label] as const),
  ...Object.entries(commonStates).map(([name, state]) => [`state ${name}`, () => state.tag.label] as const),
  ['banner of a failed sale', () => commonStates.failed.banner] as const,
  ['condition of a shared price', () => sharedPricing.dependsOn?.('')] as const,
  ['first step', () => say(firstStep.title)] as const,
  ['step of the info', () => say(step.title)] as const,
])('the words of the %s are looked up when they are shown [LNG-01]', (_name, words) => {
  expect(askedMessages(words)).toHaveLength(1);
});

it('an amount and a rate keep their order where one reads from right to left [LNG-03]', () => {
  const sale = saleFixture();
  const amount = baseText(sale, 10n ** 18n);
  const rate = rateText(10n ** 18n, sale);
  i18n.load('ar', {});
  i18n.activate('ar');
  expect([baseText(sale, 10n ** 18n), rateText(10n ** 18n, sale)]).toEqual([
    `\u2066${amount}\u2069`,
    `\u2066${rate}\u2069`,
  ]);
});

it('only the first letter of words changes with their place in a sentence', () => {
  expect([capitalized('edit It'), uncapitalized('Token Price')]).toEqual(['Edit It', 'token Price']);
});
