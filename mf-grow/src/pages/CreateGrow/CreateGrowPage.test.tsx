import { describe, expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { EMPTY_ADDITIONAL_INFO, Wizard } from '@rab/launchpad';
import { configFixture } from '@rab/testing/configFixture';
import {
  DAY,
  DRAFT_ID,
  endCreation,
  ether,
  openWizard,
  press,
  TYPED_TOKEN,
  type,
  typedTerms,
  utcIn,
  type WizardPageOptions,
  withCleanBrowser,
} from '@rab/testing/wizardPage';
import { screen, waitFor } from '@testing-library/react';
import { toNewGrow } from './createGrow.ts';
import { growWizard } from './growWizard.ts';

// a whole wizard is drawn in every test

const verify = { ...TYPED_TOKEN, enableAffiliate: false, referralRate: '' };
/** With the fields of a listing, as earlier versions have stored it. */
const sale = () => ({
  ...typedTerms(),
  exchangeFactory: '',
  liquidityPercent: '',
  listingRate: '',
  liquidityLockTime: '',
});
const info = {
  ...EMPTY_ADDITIONAL_INFO,
  logoUrl: 'https://carrot.example/logo.png',
  websiteUrl: 'https://carrot.example',
  description: 'Carrots.',
};
const typed = { verify: null, sale: null, info: null };
const complete = () => ({ tokenQuery: '', step: 3, verify, sale: sale(), info, typed, sent: null });

const open = ({ draft, answers, ...rest }: Omit<WizardPageOptions, 'stored'> & { draft?: object } = {}) =>
  openWizard(<Wizard definition={growWizard} onProgress={() => {}} />, {
    ...rest,
    answers: { growCost: () => ({ flatFee: ether(1n), baseFee: 40n, tokenFee: 5n, tokens: ether(100n) }), ...answers },
    ...(draft && { stored: ['rab.launch.grow.v1', draft] as const }),
  });

withCleanBrowser();

describe('errors that depend on another field', () => {
  it('go when that field is mended', async () => {
    const draft = {
      ...complete(),
      sale: {
        ...sale(),
        usingVestingContributor: true,
        linearLock: true,
        firstReleasePercent: '20',
        vestingStart: '9',
        vestingEnd: '5',
        whitelistTime: '2000',
      },
    };
    await open({ path: '/?step=2', draft });
    const expectMended = async (message: string, name: string, text: string) => {
      expect(await screen.findByText(message)).toBeTruthy();
      type(name, text);
      await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    };
    press('Next');
    await expectMended('Must be before the vesting end', 'vestingEnd', '10');
    await expectMended('The whitelist time must end before the sale ends', 'endTime', utcIn(9 * DAY));
    type('whitelistTime', '12000');
    await expectMended('The whitelist time must end before the sale ends', 'startTime', utcIn(DAY / 4));
  });
});

it('the flat fee of step 1 says that it could not be read', async () => {
  await open({ answers: { flatFee: () => undefined } });
  const sentence = 'It could not be read from the chain and is asked for again.';
  expect(await screen.findByText(sentence, {}, { timeout: 5_000 })).toBeTruthy();
});

it('a draft of an earlier visit is reviewed, and its creation leads to its page', async () => {
  const path = `/rab-grow/0x${'7'.repeat(40)}`;
  const leadsTo = toNewGrow(parseConfig(configFixture()).chains['56'] as ChainConfig);
  const { address } = await open({ draft: { ...complete(), id: DRAFT_ID } });
  expect(address()).toBe('/?step=4');
  expect(await screen.findByText('Carrot (CRT)')).toBeTruthy();
  expect(screen.queryByText('Listing rate')).toBeNull();
  endCreation(leadsTo, path);
  await waitFor(() => expect(address()).toBe(path));
});
