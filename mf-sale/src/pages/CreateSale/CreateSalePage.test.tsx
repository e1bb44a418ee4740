import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { EMPTY_ADDITIONAL_INFO, Wizard } from '@rab/launchpad';
import { saleFixture } from '@rab/launchpad/testing';
import { configFixture } from '@rab/testing/configFixture';
import { fakeNode } from '@rab/testing/fakeNode';
import { noteTransaction } from '@rab/testing/noteTransaction';
import { ALICE, OTHER_CHAIN } from '@rab/testing/renderPart';
import {
  BEET,
  CARROT,
  carrotAt,
  DAY,
  DRAFT_ID,
  endCreation,
  ether,
  expectReviewAfterFailure,
  hidePage,
  openWizard,
  press,
  TYPED_TOKEN,
  textOf,
  type,
  typedTerms,
  utcIn,
  type WizardPageOptions,
  withCleanBrowser,
} from '@rab/testing/wizardPage';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { toNewSale } from './createSale.ts';
import { saleWizard } from './saleWizard.ts';

// a whole wizard is drawn in every test

const KEY = 'rab.launch.sale.v1';
const BUSD = `0x${'9'.repeat(40)}`;

const verify = { ...TYPED_TOKEN, enableAffiliate: false, referralRate: '' };
const sale = () => ({
  ...typedTerms(),
  exchangeFactory: `0x${'a'.repeat(40)}`,
  liquidityPercent: '60',
  listingRate: '800',
  liquidityLockTime: '30',
});
const info = {
  ...EMPTY_ADDITIONAL_INFO,
  logoUrl: 'https://carrot.example/logo.png',
  websiteUrl: 'https://carrot.example',
  description: 'Carrots.',
};
const NONE = { verify: null, sale: null, info: null };
const emptyDraft = (tokenQuery = '') => ({ tokenQuery, step: 0, id: null, ...NONE, typed: NONE });
/** As earlier versions have stored it, too. */
const complete = () => ({ ...emptyDraft(), step: 3, verify, sale: sale(), info, sent: null });

const open = ({ draft, answers, ...rest }: Omit<WizardPageOptions, 'stored'> & { draft?: object } = {}) =>
  openWizard(<Wizard definition={saleWizard} onProgress={() => {}} />, {
    ...rest,
    answers: { saleCost: () => ({ flatFee: ether(1n), baseFee: 40n, tokenFee: 5n, tokens: ether(100n) }), ...answers },
    ...(draft && { stored: [KEY, draft] as const }),
  });

/** What a reload would find. */
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '');

withCleanBrowser();

describe('the wizard’s token', () => {
  it('the token is that of the address, whatever an earlier visit left, and goes with it', async () => {
    const { goTo } = await open({
      path: `/?tokenAddress=${BEET}&step=4`,
      draft: { ...complete(), tokenQuery: CARROT },
    });
    expect(textOf('tokenAddress')).toBe(BEET);
    await goTo('/');
    expect(textOf('tokenAddress')).toBe('');
  });

  it('the token and all data are gone when the wizard is left, the token is lost or the query changes [WIZ-17]', async () => {
    const left = await open({ path: '/?step=4', draft: complete() });
    expect(kept().sale).not.toBeNull();
    left.unmount();
    expect(kept()).toEqual(emptyDraft());

    await open({ path: '/?step=2', draft: complete(), answers: { tokenInfo: () => null } });
    expect(screen.getByText('We can’t find your token on Binance Smart Chain')).toBeTruthy();
    expect(textOf('tokenAddress')).toBe('');
    type('tokenAddress', BEET);
    await waitFor(() => expect(kept()).toMatchObject({ sale: null, info: null, typed: { sale: null, info: null } }));
    expect(textOf('tokenAddress')).toBe(BEET);
    cleanup();

    const changed = await open({ path: '/?step=2', draft: complete() });
    expect(textOf('softCap')).toBe('3');
    await changed.goTo(`/?step=2&tokenAddress=${BEET}`);
    expect(textOf('tokenAddress')).toBe(BEET);
    expect(kept()).toEqual(emptyDraft(BEET));
  });

  it('the token and all data are back when the page goes to a chain without it and returns', async () => {
    const { selectChain } = await open({ path: '/?step=2', draft: complete() });
    await selectChain(OTHER_CHAIN);
    expect(screen.getByText('We can’t find your token on Other chain')).toBeTruthy();
    expect(textOf('tokenAddress')).toBe('');
    await selectChain(56);
    expect(textOf('softCap')).toBe('3');
    expect(screen.queryByText(/We can’t find your token/)).toBeNull();
  });

  it('the token and all data are back after a reload on a chain without it', async () => {
    const { selectChain } = await open({ path: '/?step=3', draft: complete() });
    await selectChain(OTHER_CHAIN);
    expect(textOf('tokenAddress')).toBe('');
    const draft = kept();
    cleanup();
    const again = await open({ path: '/?step=3', draft });
    await again.selectChain(OTHER_CHAIN);
    await again.selectChain(56);
    expect(textOf('websiteUrl')).toBe('https://carrot.example');
  });

  it('the token and all data are back once a node that was behind knows the token', async () => {
    let isBehind = true;
    const answer = ([, , address]: readonly unknown[]) => (isBehind ? null : carrotAt(address));
    const { queries } = await open({ path: '/?step=2', draft: complete(), answers: { tokenInfo: answer } });
    expect(textOf('tokenAddress')).toBe('');
    isBehind = false;
    act(() => queries.setQueriesData({ queryKey: ['tokenInfo'] }, () => carrotAt(CARROT)));
    await waitFor(() => expect(textOf('softCap')).toBe('3'));
  });

  it('can be asked for again where the chain does not answer, and the way back is open', async () => {
    const { queries } = await open({ path: '/?step=4', draft: complete(), answers: { tokenInfo: () => undefined } });
    expect(await screen.findByText('We couldn’t load the token', {}, { timeout: 5_000 })).toBeTruthy();
    expect(screen.getByText('Retry')).toBeTruthy();
    expect(screen.getByText('Back')).toBeTruthy();
    expect(kept().sale).not.toBeNull();
    queries.setQueryData(['tokenInfo', 56, CARROT], carrotAt(CARROT));
    expect(await screen.findByText('Carrot (CRT)')).toBeTruthy();
  });
});

describe('what was typed and not yet submitted', () => {
  it('is there after Back', async () => {
    await open({ path: '/?step=2', draft: { ...complete(), sale: null, info: null } });
    type('softCap', 'three');
    press('Back');
    expect(textOf('tokenAddress')).toBe(CARROT);
    press('Next');
    await waitFor(() => expect(textOf('softCap')).toBe('three'), { timeout: 5_000 });
  });

  it('is nothing once the step was passed', async () => {
    await open({ path: '/?step=1', draft: emptyDraft() });
    type('tokenAddress', CARROT);
    press('Next');
    await waitFor(() => expect(kept().verify?.tokenAddress).toBe(CARROT));
    await act(() => new Promise((done) => setTimeout(done, 400)));
    expect(kept()).toMatchObject({ step: 1, typed: { verify: null } });
  });

  it('is there after a reload, also one right after the last key, and opens no later step', async () => {
    await open({ path: '/?step=1', draft: emptyDraft() });
    type('tokenAddress', CARROT);
    await waitFor(() => expect(kept().typed.verify?.tokenAddress).toBe(CARROT));
    type('tokenAddress', BEET);
    hidePage();
    const draft = kept();
    expect(draft.typed.verify?.tokenAddress).toBe(BEET);
    cleanup();
    await open({ path: '/?step=2', draft });
    expect(textOf('tokenAddress')).toBe(BEET);
  });

  it('is not kept when the wizard is left', async () => {
    const { unmount } = await open({ path: '/?step=2', draft: complete() });
    type('softCap', '4');
    unmount();
    expect(kept()).toEqual(emptyDraft());
  });
});

describe('next to the form', () => {
  const summary = () => screen.getByRole('heading', { name: 'Summary' }).closest('section')?.textContent ?? '';
  const rows = () =>
    Object.fromEntries(
      [...screen.getByRole('table', { name: 'Who gets what' }).querySelectorAll('tbody')].map((row) => [
        row.querySelector('th')?.textContent,
        [...row.querySelectorAll('td')].map(({ textContent }) => textContent),
      ]),
    );
  const cost = { flatFee: ether(1n), baseFee: 40n, tokenFee: 5n, tokens: ether(14_658n) };

  it('the first step shows what to know before; later steps what is missing, then who gets what [MNY-05] [WIZ-19]', async () => {
    await open({ path: '/', draft: emptyDraft() });
    const begin = screen.getByText('Before you begin');
    expect(begin.compareDocumentPosition(screen.getByLabelText(/Token address/))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const warnings = [...(begin.parentElement?.querySelectorAll('li') ?? [])].map(({ textContent }) => textContent);
    expect(warnings).toEqual([
      expect.stringMatching(/transfer fees must have an exclude-fee function/),
      expect.stringMatching(/Do not use BUSD or USDT with auto-liquidity tokens, or tokens that depend on a WETH pair/),
      expect.stringMatching(/Team vesting does not support rebase tokens/),
      expect.stringMatching(
        /burn or rebase tokens, whitelist the addresses involved or set the fees to 0 during the sale/,
      ),
      expect.stringMatching(/token is not already listed on any AMM/),
    ]);
    expect(screen.queryByText('Summary')).toBeNull();
    cleanup();
    const affiliate = { ...verify, enableAffiliate: true, referralRate: '5' };
    await open({
      path: '/?step=2',
      draft: { ...complete(), verify: affiliate, sale: { ...sale(), softCap: '' } },
      answers: { saleCost: () => cost },
      isConnected: true,
    });
    expect(summary()).toContain('Complete the terms');
    type('softCap', '3');
    await waitFor(() => expect(summary()).toContain('Tokens needed14,658CRT'));
    expect(summary()).toContain('Your balance1,000,000CRT');
    expect(summary()).toContain('Creation fee1BNB');
    expect(summary()).toContain('Listing price1 BNB = 800 CRT');
    expect(summary()).toContain('Value change at listing+25%');
    // of 10: 4 % fee, 5 % of the rest, 60 % of 91 %
    expect(rows()).toEqual({
      Raised: ['3BNB', '10BNB'],
      'Platform fee (4%)': ['0.12BNB', '0.4BNB'],
      'Referral rewards, at most': ['0.144BNB', '0.48BNB'],
      'Locked liquidity': ['1.638BNB', '5.46BNB'],
      'You receive': ['1.098BNB', '3.66BNB'],
      'Buyers get': ['3,000CRT', '10,000CRT'],
      'Locked liquidity, tokens': ['1,310.4CRT', '4,368CRT'],
      'Platform fee (0.5% of tokens sold)': ['15CRT', '50CRT'],
      'Unsold, returned to you': ['10,332.6CRT', '240CRT'],
    });
  });

  it('the summary warns of a cheap listing, a transfer fee, a pair, a long lock, a far end, one referral [MNY-06]', async () => {
    const terms = { ...sale(), listingRate: '1250', liquidityLockTime: '730', endTime: utcIn(70 * DAY) };
    await open({
      path: '/?step=3',
      draft: { ...complete(), verify: { ...verify, enableAffiliate: true, referralRate: '5' }, sale: terms },
      answers: { existingPair: () => BEET, transferLoss: () => 250n, saleCost: () => cost },
      isConnected: true,
    });
    for (const words of [
      'lose 20% at listing',
      'CRT takes a fee on transfers',
      '2.5% of what you send doesn’t arrive',
      'CRT already has a pool with BNB on PancakeSwap',
      'locked for 730 days',
      'The sale ends in',
      'even for 0.1 BNB, that referrer gets all of it: up to 0.48 BNB',
    ])
      expect(summary()).toContain(words);
    cleanup();
    await open({ path: '/?step=3', draft: complete(), isConnected: true, answers: { saleCost: () => cost } });
    expect(screen.queryByText('Worth checking')).toBeNull();
    expect(summary()).not.toContain('fee on transfers');
  });
});

describe('the fields', () => {
  const names = () => [
    ...new Set([...document.querySelectorAll<HTMLInputElement>('[name]')].map((field) => field.name)),
  ];

  it('step 2 has fields from price to vesting, without a period where the release is linear [WIZ-05] [WIZ-09]', async () => {
    await open({ path: '/?step=2', draft: { ...complete(), sale: { ...sale(), usingVestingContributor: true } } });
    const always = [
      'presaleRate',
      'softCap',
      'hardCap',
      'leavePercent',
      'leaveTime',
      'minimumBuy',
      'maximumBuy',
      'startTime',
      'endTime',
      'whitelistTime',
      'exchangeFactory',
      'liquidityPercent',
      'listingRate',
      'liquidityLockTime',
      'burn',
      'usingVestingContributor',
      'firstReleasePercent',
      'vestingEnd',
      'linearLock',
    ];
    expect(names().sort()).toEqual([...always, 'vestingPeriod'].sort());
    expect(screen.getByLabelText<HTMLInputElement>(/^Vesting for buyers/).checked).toBe(true);
    // of the whitelist, and of the time to leave
    expect(screen.getAllByText('minutes')).toHaveLength(2);
    expect(screen.getByText('Min 51%, Max 100%')).toBeTruthy();
    expect(screen.getByText('Return to me')).toBeTruthy();
    expect(screen.getByText('Burn')).toBeTruthy();
    fireEvent.click(screen.getByLabelText(/^Linear/));
    await waitFor(() => expect(names().sort()).toEqual(always.sort()));
  });

  it.each([
    ['60% for 180 days', '60', '180', 'you keep the rest to build with'],
    ['80% for 1 year', '80', '365', 'each trade moves the price less'],
  ])(
    'usual liquidity is filled in with one press, with its reason, and kept as if typed: %s [LOK-13]',
    async (name, percent, days, reason) => {
      await open({
        path: '/?step=2',
        draft: { ...complete(), sale: { ...sale(), liquidityPercent: '', liquidityLockTime: '' } },
      });
      const choice = screen.getByRole('button', { name });
      expect(choice.parentElement?.textContent).toContain(reason);
      fireEvent.click(choice);
      await waitFor(() => expect([textOf('liquidityPercent'), textOf('liquidityLockTime')]).toEqual([percent, days]));
      expect(textOf('listingRate')).toBe('800');
      press('Next');
      expect(await screen.findByRole('heading', { name: 'Add Additional Info' })).toBeTruthy();
      expect(kept().sale).toMatchObject({ liquidityPercent: percent, liquidityLockTime: days });
    },
  );

  it('the fields of step 3 say what a logo should end in, and accept one that does not [WIZ-13]', async () => {
    await open({
      path: '/?step=3',
      draft: { ...complete(), info: { ...info, logoUrl: 'https://carrot.example/logo' } },
    });
    expect(screen.getByText('Should end in png, jpg, jpeg or gif')).toBeTruthy();
    press('Next');
    expect(await screen.findByRole('heading', { name: 'Finish' })).toBeTruthy();
  });
});

it('leaving asks first once something is filled in, and never before', async () => {
  const isHeldUp = () => {
    const link = document.createElement('a');
    link.href = '/elsewhere';
    const follow = jest.fn((event: Event) => event.preventDefault());
    link.addEventListener('click', follow);
    document.body.append(link);
    fireEvent.click(link);
    link.remove();
    return follow.mock.calls.length === 0;
  };
  await open({ path: '/', draft: emptyDraft() });
  expect(isHeldUp()).toBe(false);
  type('tokenAddress', CARROT);
  await waitFor(() => expect(kept().id).not.toBeNull());
  // asking changes the page: were that watched, it would be asked again at once, for ever
  await waitFor(() => expect(isHeldUp()).toBe(true), { container: document.createElement('div') });
  expect(await screen.findByText('Leave the wizard?')).toBeTruthy();
  press('Keep editing');
  await waitFor(() => expect(screen.queryByText('Leave the wizard?')).toBeNull());
  expect(textOf('tokenAddress')).toBe(CARROT);
});

describe('the review', () => {
  it('offers no approval of what the chain would refuse, and says why [MNY-07]', async () => {
    const reason = 'The sale would be too large.';
    await open({ path: '/?step=4', draft: complete(), isConnected: true, answers: { refusal: () => reason } });
    expect((await screen.findByText('Approve')).closest('button')?.disabled).toBe(true);
    expect(screen.getByText('This would fail on-chain')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(reason);
  });

  it('leads to the step whose data no longer hold', async () => {
    const cases: [object, string, number][] = [
      [{ verify: { ...verify, currency: `0x${'c'.repeat(40)}` } }, 'Please select a currency of this chain', 1],
      [{ sale: { ...sale(), exchangeFactory: CARROT } }, 'Please select an exchange', 2],
      [{ info: { ...info, description: '' } }, 'Description cannot be blank', 3],
    ];
    for (const [change, message, step] of cases) {
      await open({ path: '/?step=4', draft: { ...complete(), ...change } });
      expect(screen.getByText(message)).toBeTruthy();
      expect(screen.getByText(`Go to step ${step}`)).toBeTruthy();
      cleanup();
    }
  });

  it('the review and step 2 accept no currency of another chain', async () => {
    const answers = { tokenInfo: ([, , address]: readonly unknown[]) => carrotAt(address) };
    const draft = { ...complete(), verify: { ...verify, currency: BUSD } };
    const { selectChain } = await open({ path: '/?step=2', draft, answers });
    expect(textOf('softCap')).toBe('3');
    await selectChain(OTHER_CHAIN);
    expect(screen.getByText('Please select a currency of this chain')).toBeTruthy();
    await selectChain(56);
    expect(textOf('softCap')).toBe('3');
  });

  it('judges by the chain’s clock only, and waits for it', async () => {
    const hourAgo = { ...sale(), startTime: utcIn(-3600) };
    const { queries } = await open({
      path: '/?step=4',
      draft: { ...complete(), sale: hourAgo },
      answers: { chainTime: () => undefined },
    });
    expect(screen.getByText('...loading')).toBeTruthy();
    queries.setQueryData(['chainTime', 56], { hash: null, offset: -DAY });
    expect(await screen.findByText('Carrot (CRT)')).toBeTruthy();
  });

  it('says what is needed and held, and in the specified words that it is not enough [WIZ-15]', async () => {
    const notice = () =>
      screen.getByText('What will happen').closest('[role]')?.textContent ?? document.body.textContent;
    await open({ path: '/?step=4', draft: complete(), isConnected: true });
    await waitFor(() => expect(notice()).toMatch(/100\s*CRT leave your wallet .*you hold 1,000,000\s*CRT/));
    expect(screen.queryByText('Token not enough for create launch pad')).toBeNull();
    cleanup();
    await open({
      path: '/?step=4',
      draft: complete(),
      isConnected: true,
      answers: { balances: () => [ether(100n) - 1n, ether(10n)] },
    });
    expect(await screen.findByText('Token not enough for create launch pad')).toBeTruthy();
  });

  it.each([
    [[ether(1_000_000n), ether(10n)], undefined],
    [[ether(99n), ether(10n)], 'Not enough tokens'],
    [[ether(1_000_000n), ether(1n) - 1n], 'Not enough BNB for the creation fee'],
  ])('with balances of %s says before the approval: %s', async (balances, reason) => {
    await open({ path: '/?step=4', draft: complete(), isConnected: true, answers: { balances: () => balances } });
    const button = (await screen.findByText('Approve')).closest('button');
    expect(button?.disabled).toBe(reason !== undefined);
    if (reason) expect(screen.getByText(reason)).toBeTruthy();
  });

  it('says that the cost could not be read until it was', async () => {
    const { queries } = await open({ path: '/?step=4', draft: complete(), answers: { saleCost: () => undefined } });
    const notice = 'We couldn’t load the cost. We’ll keep trying.';
    expect(await screen.findByText(notice, {}, { timeout: 5_000 })).toBeTruthy();
    const [query] = queries.getQueryCache().findAll({ queryKey: ['saleCost'] });
    query?.setData({ flatFee: ether(1n), baseFee: 40n, tokenFee: 5n, tokens: ether(1n) });
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
    expect(screen.getByText('What will happen')).toBeTruthy();
  });

  it('says which fees are agreed to, and that nothing is created for more [PRM-07]', async () => {
    await open({ path: '/?step=4', draft: complete() });
    await screen.findByText('Carrot (CRT)');
    const notice = /you accept these fees, 4% of the raise and 0.5% of the tokens sold\. If the platform raises a fee/;
    await waitFor(() => expect(document.body.textContent).toMatch(notice));
  });
});

describe('a creation that is under way', () => {
  const SALE = `0x${'7'.repeat(40)}`;
  const leadsTo = toNewSale(parseConfig(configFixture()).chains['56'] as ChainConfig);

  const submitted = () => ({ ...complete(), id: DRAFT_ID });

  it('leads to the sale once it is created, and nothing of the draft is left', async () => {
    const { address, unmount } = await open({ path: '/?step=4', draft: submitted() });
    endCreation(leadsTo, `/rab-sale/${SALE}`);
    await waitFor(() => expect(address()).toBe(`/rab-sale/${SALE}`));
    unmount();
    expect(kept()).toEqual(emptyDraft());
  });

  it.each(['/', '/?step=4', '/?step=2'])(
    'a creation that ended while no page was open leads to the sale, too, from %s',
    async (path) => {
      noteTransaction('confirmed', { leadsTo, draftId: DRAFT_ID, createdPath: `/rab-sale/${SALE}` });
      const { address } = await open({ path, draft: submitted() });
      expect(address()).toBe(`/rab-sale/${SALE}`);
    },
  );

  it.each<[string, Parameters<typeof noteTransaction>[1]]>([
    ['of another draft', { draftId: 'another' }],
    ['of another chain', { draftId: DRAFT_ID, chainId: OTHER_CHAIN }],
  ])('a creation %s leads nowhere', async (_, other) => {
    noteTransaction('confirmed', { leadsTo, createdPath: `/rab-sale/${SALE}`, ...other });
    const { address } = await open({ path: '/?step=4', draft: submitted() });
    expect(address()).toBe('/?step=4');
  });

  it('a creation in another tab, while this one is open and empty, is reported with a link to it [TXF-08]', async () => {
    const created = { key: 'create:sale', leadsTo, draftId: 'another', createdPath: `/rab-sale/${SALE}` };
    noteTransaction('confirmed', { ...created, id: 'before' });
    await open({ path: '/' });
    expect(await screen.findByText('Before you begin')).toBeTruthy();
    expect(screen.queryByText('Already created in another tab')).toBeNull();
    noteTransaction('confirmed', created);
    expect(await screen.findByText('Already created in another tab')).toBeTruthy();
    const words = screen.getByText(/was sent after you opened this page/);
    expect(words.querySelector('a')?.getAttribute('href')).toBe(`/rab-sale/${SALE}`);
  });

  it('an earlier creation on another chain is not reported when the page changes to that chain [APP-27]', async () => {
    const created = { key: 'create:sale', leadsTo, draftId: 'another', createdPath: `/rab-sale/${SALE}` };
    noteTransaction('confirmed', { ...created, chainId: OTHER_CHAIN });
    const { selectChain } = await open({ path: '/' });
    await selectChain(OTHER_CHAIN);
    expect(await screen.findByText('Before you begin')).toBeTruthy();
    expect(screen.queryByText('Already created in another tab')).toBeNull();
  });

  it('a creation from a draft of an earlier version gets an id when it is submitted', async () => {
    await open({ path: '/?step=4', draft: complete(), isConnected: true, answers: { allowance: () => ether(100n) } });
    expect(kept().id).toBeNull();
    fireEvent.click(await screen.findByText('Submit'));
    await waitFor(() => expect(kept().id).toEqual(expect.any(String)));
  });

  it('leaves everything at the review where it failed', async () => {
    await expectReviewAfterFailure(await open({ path: '/?step=4', draft: submitted() }), leadsTo);
    expect(kept().sale).not.toBeNull();
  });
});

describe('project info', () => {
  const KEPT = 'rab.launch.unstoredInfo.v2';
  beforeEach(() => {
    // neither a node nor the content store answers
    fakeNode().isAway = true;
  });
  const asked = () => jest.mocked(fetch).mock.calls.map(([url]) => String(url));
  const uploads = () => asked().filter((url) => url.includes('/api/v0/add'));

  it('is not uploaded for an approval', async () => {
    await open({ path: '/?step=4', draft: complete(), isConnected: true });
    fireEvent.click(await screen.findByText('Approve'));
    await waitFor(() => expect(asked().length).toBeGreaterThan(0));
    await screen.findByText('Approve');
    expect(uploads()).toEqual([]);
  });

  it('project info that the content store does not accept is kept for the sale’s page before anything is sent', async () => {
    await open({ path: '/?step=4', draft: complete(), isConnected: true, answers: { allowance: () => ether(100n) } });
    fireEvent.click(await screen.findByText('Submit'));
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem(KEPT) ?? '{}')).toMatchObject({
        [`56 ${ALICE} ${CARROT}`]: { description: 'Carrots.' },
      }),
    );
    expect(uploads()).toHaveLength(1);
    expect(screen.getByText(/We couldn’t save the project info/)).toBeTruthy();
  });
});

it('the first step says what speaks against selling this token: sales that run, a fee on transfers, a supply in one hand [MNY-06]', async () => {
  const other = saleFixture({ id: `0x${'c'.repeat(40)}`, end: 1_800_000_000n, price: ether(400_000n) });
  await open({
    path: `/?tokenAddress=${CARROT}`,
    isConnected: true,
    answers: {
      runningSales: () => [
        { name: 'RAB Sale', path: '/one', sale: other },
        { name: 'RAB Grow', path: '/two', sale: { ...other, id: `0x${'d'.repeat(40)}` } },
      ],
      largestHolders: () => ({ list: [], supply: 1n, unseen: 0n, since: null, block: 1n }),
      transferLoss: () => 2_500n,
    },
  });
  expect(await screen.findByText(/already has 2 sales$/)).toBeTruthy();
  expect(screen.getAllByText(/^It is sold at 400,000 per BNB until 2027-01-15 08:00 UTC/)).toHaveLength(2);
  expect(screen.getByText(/takes a fee on transfers/)).toBeTruthy();
  const held = screen.getByText(/^You hold .*%.* not locked$/).closest('[role=note]');
  expect(held?.textContent).toContain('We couldn’t read who else holds it.');
});
