import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { NATIVE_PLACEHOLDER } from '@rab/config';
import { HOST_VERSION, type Host, RemoteFrame } from '@rab/federation';
import { EMPTY_ADDITIONAL_INFO } from '@rab/launchpad';
import { noteTransaction, SENT } from '@rab/testing/noteTransaction';
import { type Answers, OTHER_CHAIN, type PartOptions, renderPart } from '@rab/testing/renderPart';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { CreateFairLaunchPage } from './CreateFairLaunchPage.tsx';
import { emptyFairLaunchDraft, type FairLaunchDraft, fairLaunchDraftAtom } from './fairLaunchDraft.ts';

// a whole wizard is drawn in every test
jest.setTimeout(30_000);

const HASH = SENT.hash;
const CARROT = `0x${'2'.repeat(40)}`;
const BEET = `0x${'3'.repeat(40)}`;
const ether = (count: bigint) => count * 10n ** 18n;
const DAY = 86_400;
const utc = (seconds: number) => new Date((Date.now() / 1000 + seconds) * 1000).toISOString().slice(0, 16);

const ANSWERS: Answers = {
  tokenInfo: ([, , address]) => ({
    address,
    name: 'Carrot',
    symbol: 'CRT',
    decimals: 18,
    totalSupply: ether(1000n),
    owner: CARROT,
    pair: null,
  }),
  chainTime: () => 0,
  balances: () => [ether(1_000_000n), ether(10n)],
  allowances: () => 0n,
  creationCost: () => ({ flatFee: ether(1n), tokens: ether(100n) }),
  fairLaunchFlatFee: () => ether(1n),
};

const complete = (): FairLaunchDraft => ({
  ...emptyFairLaunchDraft(),
  step: 3,
  verify: { tokenAddress: CARROT, currency: NATIVE_PLACEHOLDER, feeOption: '1' },
  terms: {
    sellingAmount: '1000',
    softCap: '5.1',
    maxOwnerReceive: '10',
    router: `0x${'a'.repeat(40)}`,
    liquidityPercent: '60',
    startTime: utc(DAY),
    endTime: utc(2 * DAY),
    liquidityLockTime: '30',
    usingTeamVesting: false,
    totalTeamVestingToken: '',
    firtTokenResleaseDays: '',
    teamFirstReleasePercent: '',
    teamVestingPeriod: '',
    teamTokenRelease: '',
  },
  info: Object.fromEntries(
    Object.keys(EMPTY_ADDITIONAL_INFO).map((key) => [key, 'https://carrot.example/logo.png']),
  ) as FairLaunchDraft['info'],
});

const host: Host = {
  version: HOST_VERSION,
  linkTo: (path) => path,
  setHeaderProgress: () => {},
};
const open = ({
  draft,
  answers,
  path,
}: Pick<PartOptions<FairLaunchDraft>, 'answers' | 'path'> & { draft?: FairLaunchDraft }) =>
  renderPart(
    <RemoteFrame host={host}>
      <CreateFairLaunchPage />
    </RemoteFrame>,
    {
      ...(path && { path }),
      answers: { ...ANSWERS, ...answers },
      ...(draft && { stored: [fairLaunchDraftAtom, draft] }),
    },
  );

const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`);

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

describe('a draft whose transaction was sent before a reload', () => {
  it('leads to the launch once it is created', async () => {
    const { address } = await open({ path: '/?step=4', draft: { ...complete(), sent: SENT.id } });
    expect(address()).toBe('/?step=4');
    noteTransaction('confirmed');
    await waitFor(() => expect(address()).toBe(`/?created=${HASH}`));
  });

  it('is back at the review with everything where it failed', async () => {
    const { address } = await open({ path: '/?step=4', draft: { ...complete(), sent: SENT.id } });
    noteTransaction('failed');
    expect(await screen.findByText('Carrot (CRT)')).toBeTruthy();
    expect(address()).toBe('/?step=4');
  });

  it('says that the chain does not know the transaction yet, and asks again', async () => {
    await open({ path: `/?created=${HASH}`, answers: { receipt: () => null } });
    expect(screen.getByText('Waiting for the chain')).toBeTruthy();
    // nobody answers the second time
    const error = 'The launch could not be read from the chain';
    expect(await screen.findByText(error, {}, { timeout: 10_000 })).toBeTruthy();
    expect(screen.getByText('Retry')).toBeTruthy();
  });

  it('says that nothing was created only of a transaction that is there', async () => {
    await open({ path: `/?created=${HASH}`, answers: { receipt: () => ({ logs: [] }) } });
    expect(screen.getByText('This transaction created no fair launch on Binance Smart Chain.')).toBeTruthy();
  });
});

describe('the older wizard', () => {
  it('has its draft back from a chain without fair launches', async () => {
    const { selectChain } = await open({ path: '/?step=2', draft: complete() });
    await selectChain(OTHER_CHAIN);
    expect(screen.getByText('Not on this chain')).toBeTruthy();
    await selectChain(56);
    expect(input('sellingAmount')?.value).toBe('1000');
  });

  it('has the token of its address, whatever an earlier visit left', async () => {
    await open({ path: `/?tokenAddress=${BEET}`, draft: { ...complete(), tokenQuery: CARROT } });
    expect(input('tokenAddress')?.value).toBe(BEET);
  });

  it('keeps what was typed and not yet submitted', async () => {
    await open({ path: '/?step=2', draft: { ...complete(), terms: null, info: null } });
    fireEvent.change(input('softCap') as HTMLInputElement, { target: { value: 'five' } });
    fireEvent.click(screen.getByText('Back'));
    fireEvent.click(screen.getByText('Next'));
    await waitFor(() => expect(input('softCap')?.value).toBe('five'), { timeout: 5_000 });
  });

  it('takes no currency of another chain', async () => {
    const draft = complete();
    const verify = { tokenAddress: CARROT, currency: BEET, feeOption: '1' };
    for (const step of [2, 4]) {
      await open({ path: `/?step=${step}`, draft: { ...draft, verify } });
      expect(screen.getByText('Please select a currency of this chain')).toBeTruthy();
      expect(screen.getByText('Go to step 1')).toBeTruthy();
      cleanup();
    }
  });
});
