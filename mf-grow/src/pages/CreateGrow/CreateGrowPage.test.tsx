import { describe, expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { type Host, RemoteFrame } from '@rab/federation';
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
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { CreateGrowPage } from './CreateGrowPage.tsx';
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
  const sentence = 'We couldn’t load it. Trying again…';
  expect(await screen.findByText(sentence, {}, { timeout: 5_000 })).toBeTruthy();
});

it('step 1 asks for token, a supported currency, and a reward where there is a program, and shows the flat fee of its factory [WIZ-02]', async () => {
  await open({ answers: { flatFee: (key) => (key.includes('privateSaleFactory') ? ether(1n) : ether(7n)) } });
  expect(screen.getByText(/^Buyers pay in this currency, and you’re paid in it\.$/)).toBeTruthy();
  const field = (name: string) => document.querySelectorAll<HTMLInputElement>(`[name="${name}"]`);
  expect(field('tokenAddress')).toHaveLength(1);
  const { baseTokens } = parseConfig(configFixture()).chains['56'] as ChainConfig;
  expect([...field('currency')].map(({ value }) => value)).toEqual(baseTokens.map(({ address }) => address));
  for (const { symbol } of baseTokens) expect(screen.getByRole('radio', { name: symbol })).toBeTruthy();
  expect(field('referralRate')).toHaveLength(0);
  fireEvent.click(screen.getByLabelText(/^Affiliate program/));
  await waitFor(() => expect(field('referralRate')).toHaveLength(1));
  expect(screen.getByText('Creation fee').nextSibling?.textContent).toBe('1BNB');
});

it('no step asks for a liquidity percent, a listing rate or a lock; a vesting has a start of its own [GRW-01]', async () => {
  const vesting = { usingVestingContributor: true, firstReleasePercent: '20', vestingPeriod: '7', vestingEnd: '28' };
  const { goTo } = await open({ path: '/?step=1', draft: { ...complete(), sale: { ...sale(), ...vesting } } });
  for (const step of [1, 2, 3, 4]) {
    await goTo(`/?step=${step}`);
    await screen.findByText(step === 4 ? 'Carrot (CRT)' : 'Next');
    for (const name of ['liquidityPercent', 'listingRate', 'liquidityLockTime', 'exchangeFactory'])
      expect(document.querySelector(`[name="${name}"]`)).toBeNull();
    expect(document.querySelector('main, form, body')?.textContent).not.toMatch(
      /liquidity (percent|lock)|listing rate|paired with your token/i,
    );
    expect(document.querySelectorAll('[name="vestingStart"]')).toHaveLength(step === 2 ? 1 : 0);
  }
});

it('the page to create a grow offers to apply for a launch, on the platform’s own form [GRW-05]', async () => {
  const host: Host = { linkTo: (path: string) => path, setHeaderProgress: () => {}, reportError: () => {} };
  await openWizard(
    <RemoteFrame host={host} area="mf_grow">
      <CreateGrowPage />
    </RemoteFrame>,
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Apply to Launch' });
  expect(link.getAttribute('href')).toBe(parseConfig(configFixture()).links.applyToLaunch);
  expect(link.target).toBe('_blank');
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
