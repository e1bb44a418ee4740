import { expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { say } from '@rab/language';
import { EMPTY_ADDITIONAL_INFO } from '@rab/launchpad';
import { configFixture } from '@rab/testing/configFixture';
import { CARROT, carrotAt, TYPED_TOKEN, typedTerms } from '@rab/testing/wizardPage';
import { useSetAtom } from '@rab/wallet-context';
import { act, renderHook } from '@testing-library/react';
import { growWizard } from './growWizard.ts';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const known = { chain, now: BigInt(Math.floor(Date.now() / 1000)), token: { ...carrotAt(CARROT), address: CARROT } };
const url = 'https://carrot.example';

it('RAB Grow is created in three steps, under its own words', () => {
  const { title, description, steps } = growWizard;
  expect([say(title), say(description), ...steps.map((step) => [step.name, say(step.title)])]).toEqual([
    'Create RAB Grow',
    'A private sale. After it succeeds, the administrator reviews the listing before you’re paid.',
    ['verify', 'Verify Token'],
    ['sale', 'RAB Grow Info'],
    ['info', 'Add Additional Info'],
  ]);
});

it('the steps of a private sale give out its terms, the start of the release too, and its info', () => {
  const vesting = { usingVestingContributor: true, firstReleasePercent: '20', vestingPeriod: '7', vestingEnd: '28' };
  const forms = {
    verify: { ...TYPED_TOKEN, enableAffiliate: false, referralRate: '' },
    sale: { ...typedTerms(), ...vesting, vestingStart: '3' },
    info: { ...EMPTY_ADDITIONAL_INFO, logoUrl: url, websiteUrl: url, description: 'Carrots.' },
  };
  expect(growWizard.validate(forms, known)).toMatchObject({
    success: true,
    values: {
      verify: { token: CARROT, referralRate: 0n },
      sale: { vesting: { vestingStartEmission: 3n * 86_400n } },
      info: { description: 'Carrots.' },
    },
  });
});

it('the draft of a private sale is found again under the key of its version', () => {
  const { result } = renderHook(() => useSetAtom(growWizard.atom));
  act(() => result.current({ type: 'submitted', id: 'a' }));
  expect(localStorage.getItem('rab.launch.grow.v1')).not.toBeNull();
  localStorage.clear();
});
