import { expect, it } from '@jest/globals';
import { type Host, RemoteFrame } from '@rab/federation';
import { EMPTY_ADDITIONAL_INFO } from '@rab/launchpad';
import { OTHER_CHAIN } from '@rab/testing/renderPart';
import {
  BEET,
  DAY,
  ether,
  openWizard,
  press,
  TYPED_TOKEN,
  textOf,
  type,
  utcIn,
  withCleanBrowser,
} from '@rab/testing/wizardPage';
import { screen, waitFor } from '@testing-library/react';
import { CreateProRataPage } from './CreateProRataPage.tsx';

const complete = () => ({
  tokenQuery: '',
  step: 3,
  typed: { verify: null, terms: null, info: null },
  sent: null,
  verify: { ...TYPED_TOKEN, feeOption: '1' },
  terms: {
    sellingAmount: '1000',
    softCap: '5.1',
    hardCap: '20',
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

const host: Host = { linkTo: (path) => path, setHeaderProgress: () => {}, reportError: () => {} };
const open = (path: string) =>
  openWizard(
    <RemoteFrame host={host} area="mf_sale">
      <CreateProRataPage />
    </RemoteFrame>,
    {
      path,
      contracts: { proRataFactory: BEET },
      answers: { proRataCost: () => ({ flatFee: ether(1n), baseFee: 20n, tokenFee: 20n, tokens: ether(2000n) }) },
      stored: ['rab.launch.prorata.v1', complete()],
    },
  );

withCleanBrowser();

it('the form of a pro rata sale says at its hard cap that it must be above the soft cap [RGT-06]', async () => {
  await open('/?step=2');
  await waitFor(() => expect(textOf('hardCap')).toBe('20'), { timeout: 5_000 });
  type('hardCap', '5');
  press('Next');
  await waitFor(() => expect(screen.getByText('Soft cap must less than hard cap')).toBeTruthy());
});

it('its review has the hard cap, what comes at both caps and that the rest goes back [RGT-06] [MNY-05]', async () => {
  await open('/?step=4');
  await waitFor(() => expect(screen.getByText('At the hard cap')).toBeTruthy(), { timeout: 5_000 });
  expect(screen.getByText('Hard cap').closest('div')?.parentElement?.textContent).toContain('20');
  expect(screen.getByText(/If buyers commit more than the hard cap/)).toBeTruthy();
});

it('a chain without pro rata sales says so, and the draft is there on the way back [RGT-06]', async () => {
  const { selectChain } = await open('/?step=2');
  await selectChain(OTHER_CHAIN);
  expect(screen.getByText(/^Pro rata sales aren’t available on/)).toBeTruthy();
  await selectChain(56);
  expect(textOf('hardCap')).toBe('20');
});
