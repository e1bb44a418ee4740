import { expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { say } from '@rab/language';
import { EMPTY_ADDITIONAL_INFO } from '@rab/launchpad';
import { configFixture } from '@rab/testing/configFixture';
import { CARROT, carrotAt, TYPED_TOKEN, typedTerms } from '@rab/testing/wizardPage';
import { useSetAtom } from '@rab/wallet-context';
import { act, renderHook } from '@testing-library/react';
import { fairLaunchWizard } from '../CreateFairLaunch/fairLaunchWizard.ts';
import { SOCIAL_LINKS } from '../CreateFairLaunch/fairProjectInfoSchema.ts';
import { saleWizard } from './saleWizard.ts';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const known = { chain, now: BigInt(Math.floor(Date.now() / 1000)), token: { ...carrotAt(CARROT), address: CARROT } };
const headings = ({ title, description, steps }: typeof saleWizard | typeof fairLaunchWizard) => [
  say(title),
  say(description),
  ...steps.map((step) => [step.name, say(step.title)]),
];

it('RAB Sale is created in three steps, under its own words', () => {
  expect(headings(saleWizard)).toEqual([
    'Create RAB Sale',
    'A presale with a soft cap, a hard cap and limits per buyer. When it succeeds, its contract lists the token on an exchange and locks the liquidity.',
    ['verify', 'Verify Token'],
    ['sale', 'RAB Sale Info'],
    ['info', 'Add Additional Info'],
  ]);
});

it('a fair launch is created in three steps, under its own words', () => {
  expect(headings(fairLaunchWizard)).toEqual([
    'Create Fair Launch',
    'Sell a fixed number of tokens at one price for all buyers. The total raised sets the price.',
    ['verify', 'Verify Token'],
    ['terms', 'DeFi Launchpad Info'],
    ['info', 'Add Additional Info'],
  ]);
});

const url = 'https://carrot.example';

it('the steps of a sale give out its terms and its info', () => {
  const forms = {
    verify: { ...TYPED_TOKEN, enableAffiliate: true, referralRate: '3' },
    sale: {
      ...typedTerms(),
      exchangeFactory: chain.exchanges[0]?.factory ?? '',
      liquidityPercent: '60',
      listingRate: '800',
      liquidityLockTime: '30',
    },
    info: { ...EMPTY_ADDITIONAL_INFO, logoUrl: url, websiteUrl: url, description: 'Carrots.' },
  };
  const verify = { token: CARROT, baseToken: TYPED_TOKEN.currency, referralRate: 30n };
  const sale = { listing: { liquidityPercent: 600n }, vesting: null };
  expect(saleWizard.validateTerms(forms, known)).toMatchObject({ verify, sale });
  expect(saleWizard.validate(forms, known)).toMatchObject({
    success: true,
    values: { verify, sale, info: { description: 'Carrots.' } },
  });
});

it('a fair launch asks for every social link [WIZ-22]', () => {
  const forms = {
    verify: { ...TYPED_TOKEN, feeOption: '2' },
    terms: {
      sellingAmount: '1000',
      softCap: '5.1',
      maxOwnerReceive: '10',
      router: chain.exchanges[0]?.factory ?? '',
      liquidityPercent: '60',
      startTime: typedTerms().startTime,
      endTime: typedTerms().endTime,
      liquidityLockTime: '30',
      usingTeamVesting: false,
    },
    info: { ...EMPTY_ADDITIONAL_INFO, logoUrl: url, websiteUrl: url, description: 'Carrots.' },
  };
  expect(fairLaunchWizard.validateTerms(forms, known)).toMatchObject({
    verify: { feeOption: 2n },
    terms: { team: null },
  });
  expect(fairLaunchWizard.validate(forms, known)).toMatchObject({ success: false, step: 2 });
  const links = Object.fromEntries(SOCIAL_LINKS.map((name) => [name, url]));
  const withLinks = { ...forms, info: { ...forms.info, ...links } };
  expect(fairLaunchWizard.validate(withLinks, known)).toMatchObject({ success: true });
  for (const name of SOCIAL_LINKS) {
    const info = { ...withLinks.info, [name]: '' };
    expect(fairLaunchWizard.validate({ ...withLinks, info }, known)).toMatchObject({ success: false, step: 2 });
  }
});

it('the draft of a sale is found again under the key of its version', () => {
  const { result } = renderHook(() => useSetAtom(saleWizard.atom));
  act(() => result.current({ type: 'submitted', id: 'a' }));
  expect(localStorage.getItem('rab.launch.sale.v1')).not.toBeNull();
  localStorage.clear();
});

it('the draft of a fair launch is found again under the key of its version', () => {
  const { result } = renderHook(() => useSetAtom(fairLaunchWizard.atom));
  act(() => result.current({ type: 'submitted', id: 'a' }));
  expect(localStorage.getItem('rab.launch.fair.v1')).not.toBeNull();
  localStorage.clear();
});
