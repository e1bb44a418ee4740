import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { NATIVE_PLACEHOLDER } from '@rab/config';
import { presaleFactoryAbi } from '@rab/contracts/abis';
import { configFixture } from '@rab/testing/configFixture';
import { logOf } from '@rab/testing/logOf';
import { noteTransaction, SENT } from '@rab/testing/noteTransaction';
import { type Answers, OTHER_CHAIN, type PartOptions, removeWallet, renderPart } from '@rab/testing/renderPart';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { SaleKind } from '../model/Launchpad.ts';
import { DRAFT_ATOMS, emptyDraft, type WizardDraft } from './draft.ts';
import { EMPTY_ADDITIONAL_INFO } from './emptyAdditionalInfo.ts';
import { SaleWizard } from './SaleWizard.tsx';

// a whole wizard is drawn in every test
jest.setTimeout(30_000);

const CARROT = `0x${'2'.repeat(40)}`;
const BEET = `0x${'3'.repeat(40)}`;
const BUSD = `0x${'9'.repeat(40)}`;
const ether = (count: bigint) => count * 10n ** 18n;
const DAY = 86_400;
const utc = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ');
const now = () => Math.floor(Date.now() / 1000);

const token = (address: unknown) => ({
  address,
  name: 'Carrot',
  symbol: 'CRT',
  decimals: 18,
  totalSupply: ether(1000n),
  owner: CARROT,
  pair: null,
});

/** A chain on which everything can be read; the tokens are on chain 56 only. */
const ANSWERS: Answers = {
  tokenInfo: ([, chainId, address]) => (chainId === 56 ? token(address) : null),
  chainTime: () => 0,
  balances: () => [ether(1_000_000n), ether(10n)],
  allowances: () => 0n,
  creationCost: () => ({ flatFee: ether(1n), tokens: ether(100n) }),
  saleFlatFee: () => ether(1n),
};

const verify = { tokenAddress: CARROT, currency: NATIVE_PLACEHOLDER, enableAffiliate: false, referralRate: '' };
const sale = () => ({
  presaleRate: '1000',
  softCap: '3',
  hardCap: '10',
  minimumBuy: '0.1',
  maximumBuy: '5',
  exchangeFactory: `0x${'a'.repeat(40)}`,
  whitelistTime: '',
  liquidityPercent: '60',
  listingRate: '800',
  liquidityLockTime: '30',
  startTime: utc(now() + DAY),
  endTime: utc(now() + 2 * DAY),
  burn: '0',
  usingVestingContributor: false,
  linearLock: false,
  firstReleasePercent: '',
  vestingStart: '',
  vestingPeriod: '',
  vestingEnd: '',
});
const info = {
  ...EMPTY_ADDITIONAL_INFO,
  logoUrl: 'https://carrot.example/logo.png',
  websiteUrl: 'https://carrot.example',
  description: 'Carrots.',
};
const complete = (): WizardDraft => ({ ...emptyDraft(), step: 3, verify, sale: sale(), info });

interface Options extends Pick<PartOptions<WizardDraft>, 'path' | 'answers' | 'isConnected'> {
  draft?: WizardDraft;
  kind?: SaleKind;
}

const open = ({ draft, kind = SaleKind.SALE, answers, ...rest }: Options = {}) =>
  renderPart(<SaleWizard kind={kind} title="Create" description="" onProgress={() => {}} />, {
    ...rest,
    answers: { ...ANSWERS, ...answers },
    ...(draft && { stored: [DRAFT_ATOMS[kind], draft] }),
  });

const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);
const textOf = (name: string) => input(name)?.value;
const type = (name: string, text: string) => {
  const field = input(name) as HTMLInputElement;
  fireEvent.change(field, { target: { value: text } });
  fireEvent.blur(field);
};
const press = (name: string) => fireEvent.click(screen.getByText(name));
/** What a reload would find. */
const kept = (): WizardDraft => JSON.parse(localStorage.getItem('rab.launch.sale.v1') ?? '');

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  removeWallet();
  jest.restoreAllMocks();
});

describe('the wizard’s token', () => {
  it('is that of the address, whatever an earlier visit left, and goes with it', async () => {
    const { goTo } = await open({
      path: `/?tokenAddress=${BEET}&step=4`,
      draft: { ...complete(), tokenQuery: CARROT },
    });
    expect(textOf('tokenAddress')).toBe(BEET);
    await goTo('/');
    expect(textOf('tokenAddress')).toBe('');
  });

  it('and all data are gone when the wizard is left, the token is lost or the query changes [WIZ-17]', async () => {
    const left = await open({ path: '/?step=4', draft: complete() });
    expect(kept().sale).not.toBeNull();
    left.unmount();
    expect(kept()).toEqual(emptyDraft());

    await open({ path: '/?step=2', draft: complete(), answers: { tokenInfo: () => null } });
    expect(screen.getByText('Binance Smart Chain does not know your token')).toBeTruthy();
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

  it('and all data are back when the page goes to a chain without it and returns', async () => {
    const { selectChain } = await open({ path: '/?step=2', draft: complete() });
    await selectChain(OTHER_CHAIN);
    expect(screen.getByText('Other chain does not know your token')).toBeTruthy();
    expect(textOf('tokenAddress')).toBe('');
    await selectChain(56);
    expect(textOf('softCap')).toBe('3');
    expect(screen.queryByText(/does not know your token/)).toBeNull();
  });

  it('and all data are back after a reload on a chain without it', async () => {
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

  it('and all data are back once a node that was behind knows it', async () => {
    let isBehind = true;
    const answer = ([, , address]: readonly unknown[]) => (isBehind ? null : token(address));
    const { queries } = await open({ path: '/?step=2', draft: complete(), answers: { tokenInfo: answer } });
    expect(textOf('tokenAddress')).toBe('');
    isBehind = false;
    act(() => queries.setQueriesData({ queryKey: ['tokenInfo'] }, () => token(CARROT)));
    await waitFor(() => expect(textOf('softCap')).toBe('3'));
  });

  it('can be asked for again where the chain does not answer, and the way back is open', async () => {
    const { queries } = await open({ path: '/?step=4', draft: complete(), answers: { tokenInfo: () => undefined } });
    expect(await screen.findByText('The token could not be read from the chain', {}, { timeout: 5_000 })).toBeTruthy();
    expect(screen.getByText('Retry')).toBeTruthy();
    expect(screen.getByText('Back')).toBeTruthy();
    expect(kept().sale).not.toBeNull();
    queries.setQueryData(['tokenInfo', 56, CARROT], token(CARROT));
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
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
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

describe('errors that depend on another field', () => {
  it('go when that field is mended', async () => {
    const draft: WizardDraft = {
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
    await open({ path: '/?step=2', draft, kind: SaleKind.GROW });
    const expectMended = async (message: string, name: string, text: string) => {
      expect(await screen.findByText(message)).toBeTruthy();
      type(name, text);
      await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    };
    press('Next');
    await expectMended('Must be before the vesting end', 'vestingEnd', '10');
    await expectMended('The whitelist time must end before the sale ends', 'endTime', utc(now() + 9 * DAY));
    type('whitelistTime', '12000');
    await expectMended('The whitelist time must end before the sale ends', 'startTime', utc(now() + DAY / 4));
  });
});

describe('the review', () => {
  it('leads to the step whose data no longer hold', async () => {
    const cases: [Partial<WizardDraft>, string, number][] = [
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

  it('and step 2 take no currency of another chain', async () => {
    const answers = { tokenInfo: ([, , address]: readonly unknown[]) => token(address) };
    const draft = { ...complete(), verify: { ...verify, currency: BUSD } };
    const { selectChain } = await open({ path: '/?step=2', draft, answers });
    expect(textOf('softCap')).toBe('3');
    await selectChain(OTHER_CHAIN);
    expect(screen.getByText('Please select a currency of this chain')).toBeTruthy();
    await selectChain(56);
    expect(textOf('softCap')).toBe('3');
  });

  it('judges by the chain’s clock only, and waits for it', async () => {
    const hourAgo = { ...sale(), startTime: utc(now() - 3600) };
    const { queries } = await open({
      path: '/?step=4',
      draft: { ...complete(), sale: hourAgo },
      answers: { chainTime: () => undefined },
    });
    expect(screen.getByText('...loading')).toBeTruthy();
    queries.setQueryData(['chainTime', 56], -DAY);
    expect(await screen.findByText('Carrot (CRT)')).toBeTruthy();
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
    const { queries } = await open({ path: '/?step=4', draft: complete(), answers: { creationCost: () => undefined } });
    const notice = 'What the sale costs could not be read from the chain. It is tried again.';
    expect(await screen.findByText(notice, {}, { timeout: 5_000 })).toBeTruthy();
    const [query] = queries.getQueryCache().findAll({ queryKey: ['creationCost'] });
    query?.setData({ flatFee: ether(1n), tokens: ether(1n) });
    await waitFor(() => expect(screen.queryByText(notice)).toBeNull());
    expect(screen.getByText('What will happen')).toBeTruthy();
  });
});

it('the flat fee of step 1 says that it could not be read', async () => {
  await open({ kind: SaleKind.GROW, answers: { saleFlatFee: () => undefined } });
  const sentence = 'It could not be read from the chain and is asked for again.';
  expect(await screen.findByText(sentence, {}, { timeout: 5_000 })).toBeTruthy();
});

describe('a draft whose transaction was sent before a reload', () => {
  const SALE = `0x${'7'.repeat(40)}` as const;
  const factory = configFixture().chains['56']?.contracts.launchpadFactory as `0x${string}`;
  const receipt = ([, , hash]: readonly unknown[]) =>
    hash && { logs: [logOf(factory, presaleFactoryAbi, 'PresaleCreated', { presale: SALE })] };

  it('leads to the sale once it is created, and project info that was not stored is kept', async () => {
    const draft = { ...complete(), sent: { id: SENT.id, isStored: false } };
    const { address } = await open({ path: '/?step=4', draft, answers: { receipt } });
    expect(address()).toBe('/?step=4');
    noteTransaction('confirmed');
    await waitFor(() => expect(address()).toBe(`/rab-sale/${SALE}`));
    expect(JSON.parse(localStorage.getItem('rab.launch.unstoredInfo.v1') ?? '')).toMatchObject({
      [SALE]: { description: 'Carrots.' },
    });
  });

  it('is back at the review with everything where it failed', async () => {
    const draft = { ...complete(), sent: { id: SENT.id, isStored: true } };
    const { address } = await open({ path: '/?step=4', draft, answers: { receipt } });
    noteTransaction('failed');
    expect(await screen.findByText('Carrot (CRT)')).toBeTruthy();
    expect(address()).toBe('/?step=4');
    expect(kept().sale).not.toBeNull();
  });
});
