import { describe, expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { fairLaunchFactoryAbi } from '@rab/contracts/abis';
import { type Host, RemoteFrame } from '@rab/federation';
import { EMPTY_ADDITIONAL_INFO } from '@rab/launchpad';
import { configFixture } from '@rab/testing/configFixture';
import { logOf } from '@rab/testing/logOf';
import { SENT } from '@rab/testing/noteTransaction';
import { OTHER_CHAIN } from '@rab/testing/renderPart';
import {
  BEET,
  CARROT,
  DAY,
  DRAFT_ID,
  endCreation,
  ether,
  expectReviewAfterFailure,
  openWizard,
  press,
  TYPED_TOKEN,
  textOf,
  type,
  utcIn,
  type WizardPageOptions,
  withCleanBrowser,
} from '@rab/testing/wizardPage';
import { createdPath } from '@rab/wallet-context/transactions';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { CreateFairLaunchPage } from './CreateFairLaunchPage.tsx';
import { toNewFairLaunch } from './createFairLaunch.ts';

// a whole wizard is drawn in every test

/** As earlier versions have stored it, too. */
const complete = () => ({
  tokenQuery: '',
  step: 3,
  typed: { verify: null, terms: null, info: null },
  sent: null,
  verify: { ...TYPED_TOKEN, feeOption: '1' },
  terms: {
    sellingAmount: '1000',
    softCap: '5.1',
    maxOwnerReceive: '10',
    router: `0x${'a'.repeat(40)}`,
    liquidityPercent: '60',
    startTime: utcIn(DAY),
    endTime: utcIn(2 * DAY),
    liquidityLockTime: '30',
    usingTeamVesting: false,
    totalTeamVestingToken: '',
    firtTokenResleaseDays: '',
    teamFirstReleasePercent: '',
    teamVestingPeriod: '',
    teamTokenRelease: '',
  },
  info: Object.fromEntries(Object.keys(EMPTY_ADDITIONAL_INFO).map((key) => [key, 'https://carrot.example/logo.png'])),
});

const host: Host = {
  linkTo: (path) => path,
  setHeaderProgress: () => {},
  reportError: () => {},
};
const open = ({ draft, answers, ...rest }: Omit<WizardPageOptions, 'stored'> & { draft?: object }) =>
  openWizard(
    <RemoteFrame host={host} area="mf_sale">
      <CreateFairLaunchPage />
    </RemoteFrame>,
    {
      ...rest,
      answers: {
        fairLaunchCost: () => ({ flatFee: ether(1n), baseFee: 40n, tokenFee: 5n, tokens: ether(100n) }),
        ...answers,
      },
      ...(draft && { stored: ['rab.launch.fair.v1', draft] as const }),
    },
  );

withCleanBrowser();

describe('a creation that is under way', () => {
  const fixture = configFixture();
  const mainnet = fixture.chains['56'] as (typeof fixture.chains)[string];
  const chains = { '56': { ...mainnet, contracts: { ...mainnet.contracts, fairLaunchFactory: BEET } } };
  const leadsTo = toNewFairLaunch(parseConfig({ ...fixture, chains }).chains['56'] as ChainConfig);

  it('leads to the launch once it is created, which nothing of the draft survives', async () => {
    const logs = [logOf(BEET, fairLaunchFactoryAbi, 'FairLaunchCreated', { fairLaunch: CARROT })];
    const path = createdPath(leadsTo, { logs, transactionHash: SENT.hash }) ?? '';
    expect(path.toLowerCase()).toBe(`/rab-sale/fairlaunch/${CARROT}`.toLowerCase());
    const { address, unmount } = await open({ path: '/?step=4', draft: { ...complete(), id: DRAFT_ID } });
    endCreation(leadsTo, path);
    await waitFor(() => expect(address()).toBe(path));
    unmount();
    expect(JSON.parse(localStorage.getItem('rab.launch.fair.v1') ?? '')).toMatchObject({ verify: null, terms: null });
  });

  it('leaves everything at the review where it failed', async () => {
    await expectReviewAfterFailure(await open({ path: '/?step=4', draft: { ...complete(), id: DRAFT_ID } }), leadsTo);
  });
});

describe('the older wizard', () => {
  it('has its draft back from a chain without fair launches', async () => {
    const { selectChain } = await open({ path: '/?step=2', draft: complete() });
    await selectChain(OTHER_CHAIN);
    expect(screen.getByText('Not available on this network')).toBeTruthy();
    await selectChain(56);
    expect(textOf('sellingAmount')).toBe('1000');
  });

  it('has the token of its address, whatever an earlier visit left', async () => {
    await open({ path: `/?tokenAddress=${BEET}`, draft: { ...complete(), tokenQuery: CARROT } });
    expect(textOf('tokenAddress')).toBe(BEET);
  });

  it('keeps what was typed and not yet submitted', async () => {
    await open({ path: '/?step=2', draft: { ...complete(), terms: null, info: null } });
    type('softCap', 'five');
    press('Back');
    press('Next');
    await waitFor(() => expect(textOf('softCap')).toBe('five'), { timeout: 5_000 });
  });

  it('usual liquidity is filled in with one press [LOK-13]', async () => {
    await open({ path: '/?step=2', draft: complete() });
    press('80% for 1 year');
    await waitFor(() => expect([textOf('liquidityPercent'), textOf('liquidityLockTime')]).toEqual(['80', '365']));
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
