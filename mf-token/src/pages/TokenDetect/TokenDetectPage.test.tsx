import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { paths } from '@rab/config';
import { fakeNode } from '@rab/testing/fakeNode';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, type Answers, renderPart } from '@rab/testing/renderPart';
import type { Finding, TokenRisk } from '@rab/token-risk';
import { Route, Routes } from '@rab/ui/router';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { findingSentence } from './findingSentences.ts';
import { pendingSentence } from './pendingSentence.ts';
import { TokenDetectPage } from './TokenDetectPage.tsx';

const TOKEN = '0x52908400098527886E0F7030069857D2E4169EE7';
const open = (token?: string, answer?: () => TokenRisk | 'no token' | null, others: Answers = {}) =>
  renderPart(
    <Routes>
      <Route path={paths.tokenRisk()} element={<TokenDetectPage />} />
      <Route path={paths.tokenRisk(':tokenAddress')} element={<TokenDetectPage />} />
    </Routes>,
    { path: paths.tokenRisk(token), answers: { ...(answer && { tokenRisk: answer }), ...others } },
  );
const pool = { exchange: 'PancakeSwap', pair: null } as const;
const sell = { topic: 'sell', pool, later: [7_200] } as const;
const found = {
  mintProven: {
    code: 'powerProven',
    topic: 'mint',
    verdict: 'danger',
    by: 'owner',
    effect: { does: 'makes' },
    functions: [{ selector: '0x40c10f19', signature: 'mint(address,uint256)' }],
    accounts: [TOKEN],
  },
  mintNamed: { code: 'powerNamed', topic: 'mint', verdict: 'warning', signatures: ['mint(uint256)'] },
  mintNotFound: { code: 'powerNotFound', topic: 'mint', verdict: 'unknown', isTried: true },
  sellRefused: { ...sell, code: 'sellRefused', verdict: 'danger' },
  sellPaused: { ...sell, code: 'sellPaused', verdict: 'warning' },
  sellFree: { ...sell, code: 'sellCosts', verdict: 'fine', bps: 0n },
  sellUnknown: { code: 'undetermined', topic: 'sell', verdict: 'unknown', reason: 'noPool' },
  buyFree: { code: 'buyCosts', topic: 'buy', verdict: 'fine', pool, bps: 0n },
  buyUnknown: { code: 'undetermined', topic: 'buy', verdict: 'unknown', reason: 'noPool' },
  notPooled: { code: 'pooledNowhere', topic: 'pools', verdict: 'fact' },
} as const satisfies Record<string, Finding>;
const report = (...findings: Finding[]) => ({ block: 77n, refused: [], findings });
const rowOf = (finding: Finding) =>
  within(screen.getAllByText(findingSentence(finding).says).at(-1)?.closest('li') as HTMLElement);

beforeEach(beginPart);
afterEach(endPart);

it('the page of a check leads to the verified source of what the token runs [CHK-08]', async () => {
  await open(TOKEN, undefined, { sourcePage: () => 'https://source.example/token' });
  expect(screen.getByRole('link', { name: 'Source code' }).getAttribute('href')).toBe('https://source.example/token');
});

it('the page of a check reads the token from the route, and says when it isn’t an address [TKV-04]', async () => {
  await open(TOKEN.toLowerCase());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Token risk check');
  expect(document.querySelector(`[data-hint="${TOKEN}"]`)?.textContent).toBe('0x5290…9EE7');
  expect(screen.queryByText('Invalid token address')).toBeNull();
  expect(screen.queryByText('Source code')).toBeNull();
  cleanup();

  await open('0x12');
  expect(screen.getByText('Invalid token address')).toBeTruthy();
  expect(document.querySelector('[data-hint]')).toBeNull();
});

it('the page of a check asks for an address where the route has none, and puts the typed one into the route [TKV-04]', async () => {
  const page = await open();
  expect(screen.getByText('Check a token')).toBeTruthy();
  expect(screen.getAllByText(/you don’t need a wallet/)).toHaveLength(1);
  const input = screen.getByRole('searchbox', { name: 'Token address' });
  fireEvent.change(input, { target: { value: `${ALICE} ` } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(page.address()).toBe(paths.tokenRisk(ALICE));
  fireEvent.change(input, { target: { value: 'a/b?c' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(screen.getByText('Invalid token address')).toBeTruthy();
  expect((input as HTMLInputElement).value).toBe('a/b?c');
});

it('every finding is shown with how it was found, its block, and the account it is about [RSK-01]', async () => {
  await open(TOKEN, () => report(found.mintProven, found.sellFree));
  expect(screen.getByText('1 danger found')).toBeTruthy();
  const row = rowOf(found.mintProven);
  expect(row.getByText('The owner can make new tokens.')).toBeTruthy();
  expect(row.getByText(/^Simulated: a call of mint\(address,uint256\), with .*\. Block 77\.$/)).toBeTruthy();
  expect(row.getByText('0x5290…9EE7')).toBeTruthy();
  expect(rowOf(found.sellFree).getByText(/^Simulated: sells in the block after .*\. Block 77\.$/)).toBeTruthy();
});

it('while the token is tried, every row says what is done for it, and one status the step [FST-07]', async () => {
  fakeNode();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
  await open(TOKEN);
  const rows = screen.getAllByRole('listitem');
  expect(rows).toHaveLength(23);
  for (const row of rows) expect(row.textContent).toMatch(/^Checking[A-Z].*…$/);
  expect(new Set(rows.map(({ textContent }) => textContent)).size).toBe(rows.length);
  expect(screen.getByText('Simulating sells from a new account, today and up to 90 days later…')).toBeTruthy();
  const steps = screen.getAllByRole('status').filter(({ textContent }) => textContent === pendingSentence('owner'));
  expect(steps).toHaveLength(1);
});

it('the page of a check says what was found and how sure that is before the checks, which are one line each and open [RSK-08]', async () => {
  await open(TOKEN, () => report(found.mintProven, found.sellUnknown, found.buyFree, found.notPooled));
  const numbers = ['Dangers', 'Warnings', 'Open questions', 'Answered'].map(
    (name) => screen.getAllByText(name)[0]?.nextElementSibling?.textContent,
  );
  expect(numbers).toEqual(['1', '0', '1', '3 of 4']);
  const parts = [...document.querySelectorAll('details')];
  expect(parts.map((part) => [part.open, part.querySelector('summary')?.textContent])).toEqual([
    [false, 'Trading1 unknown1 passed'],
    [false, 'Control'],
    [false, 'Powers over holders1 danger'],
    [false, 'Works with RAB'],
    [false, 'Supply and holders1 fact'],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Open all' }));
  expect(parts.every((part) => part.open)).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Close all' }));
  expect(parts.some((part) => part.open)).toBe(false);
});

it('each contract that holds liquidity has its row, the worst one first, and only our own lock is green [CHK-05]', async () => {
  const locker = { topic: 'locker', bps: 4_000n } as const;
  const own = { ...locker, code: 'lockerOwn', verdict: 'fine', accounts: [ALICE] } as const;
  const replaceable = { ...locker, code: 'lockerReplaceable', verdict: 'danger', accounts: [TOKEN, ALICE] } as const;
  const closed = { code: 'lockerNotOpened', verdict: 'unknown', functions: 3, callers: 2, hasOwner: false } as const;
  const unknown = { ...locker, ...closed, accounts: [TOKEN] } as const;
  await open(TOKEN, () => report(replaceable, unknown, own));
  const rows = screen.getAllByText(/It holds 40% of the pool’s liquidity\.$/).map((text) => text.closest('li'));
  // the first is in the summary
  expect(rows.slice(1).map((row) => row?.textContent?.match(/^(?:Danger|Unknown|No harm found)/)?.[0])).toEqual([
    'Danger',
    'Unknown',
    'No harm found',
  ]);
  expect(document.querySelectorAll('details')[4]?.querySelector('summary')?.textContent).toBe(
    'Supply and holders1 danger1 unknown1 passed',
  );
});

describe('what could not be determined never reads as safe [RSK-05]', () => {
  it('an undetermined row says so, and only a row that found no harm says that', async () => {
    await open(TOKEN, () => report(found.sellUnknown, found.buyFree, found.notPooled));
    expect(rowOf(found.sellUnknown).getByText('Unknown')).toBeTruthy();
    expect(rowOf(found.notPooled).getByText('Fact')).toBeTruthy();
    expect(screen.getAllByText('No harm found')).toEqual([rowOf(found.buyFree).getByText('No harm found')]);
  });

  it('no report promises anything, however good', async () => {
    await open(TOKEN, () => report(found.sellFree, found.mintNotFound));
    const summary = screen.getByText('We found nothing harmful').closest('[role=note]');
    expect(summary?.textContent).toContain(
      'This doesn’t prove that there’s nothing. We couldn’t answer 1 of 2 questions.',
    );
    cleanup();
    await open(TOKEN, () => report(found.sellPaused));
    expect(screen.getByText('1 warning found').closest('[role=note]')?.textContent).toContain('doesn’t prove');
  });

  it.each(['eth_simulateV1', 'eth_getLogs', 'eth_call'] as const)(
    'a node that refuses %s gives no verdict but that of a danger',
    async (method) => {
      const refusing = (...findings: Finding[]) => ({ ...report(...findings), refused: [method] });
      await open(TOKEN, () => refusing(found.sellFree, found.buyFree, found.mintNamed));
      expect(screen.getByText('The network node couldn’t check everything')).toBeTruthy();
      for (const text of ['We found nothing harmful', '1 warning found']) expect(screen.queryByText(text)).toBeNull();
      cleanup();
      await open(TOKEN, () => refusing(found.sellRefused, found.buyUnknown));
      expect(screen.getByText('1 danger found')).toBeTruthy();
    },
  );

  it('there is no verdict while most questions are open', async () => {
    await open(TOKEN, () => report(found.sellUnknown, found.buyUnknown, found.mintNamed));
    const summary = screen.getByText('We couldn’t answer most questions').closest('[role=note]');
    expect(summary?.textContent).toContain('The missing answers may be good or bad.');
    expect(screen.queryByText('1 warning found')).toBeNull();
  });

  it('a contract that is no ERC-20 token gets no report', async () => {
    await open(TOKEN, () => 'no token');
    expect(screen.getByText('This isn’t an ERC-20 token')).toBeTruthy();
    expect(document.querySelector('li')).toBeNull();
  });

  it('an unreachable node says nothing about the token', async () => {
    await open(TOKEN);
    expect(await screen.findByText('We couldn’t check the token.')).toBeTruthy();
    expect(screen.getByText(/This says nothing about the token/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('no verdict is shown while the token is tried, and an address without a contract is no token', async () => {
    fakeNode();
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
    await open(TOKEN);
    expect(screen.getByText('Checking the token')).toBeTruthy();
    for (const verdict of ['Danger', 'Warning', 'No harm found', 'Fact', 'Unknown'])
      expect(screen.queryByText(verdict)).toBeNull();
    cleanup();
    await open(TOKEN, () => null);
    expect(screen.getByText('No token at this address')).toBeTruthy();
  });
});
