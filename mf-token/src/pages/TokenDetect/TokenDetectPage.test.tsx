import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { paths } from '@rab/config';
import { fakeNode } from '@rab/testing/fakeNode';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, renderPart } from '@rab/testing/renderPart';
import { Route, Routes } from '@rab/ui/router';
import type { Finding, RiskVerdict, TokenRisk } from '@rab/wallet-context/contract';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { TokenDetectPage } from './TokenDetectPage.tsx';

const TOKEN = '0x52908400098527886E0F7030069857D2E4169EE7';
const open = (token?: string, answer?: () => TokenRisk | 'no token' | null) =>
  renderPart(
    <Routes>
      <Route path={paths.tokenRisk()} element={<TokenDetectPage />} />
      <Route path={paths.tokenRisk(':tokenAddress')} element={<TokenDetectPage />} />
    </Routes>,
    { path: paths.tokenRisk(token), answers: answer ? { tokenRisk: answer } : {} },
  );
const finding = (topic: Finding['topic'], verdict: RiskVerdict, more: Partial<Finding> = {}): Finding => ({
  topic,
  verdict,
  says: `${topic} is ${verdict}.`,
  how: `how ${topic}`,
  ...more,
});
const report = (...findings: Finding[]) => ({ block: 77n, refused: [], findings });
const rowOf = (text: string) => screen.getAllByText(text).at(-1)?.closest('li') as HTMLElement;

beforeEach(beginPart);
afterEach(endPart);

it('reads the token from the route, and says what is no address [TKV-04]', async () => {
  await open(TOKEN.toLowerCase());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Token risk check');
  expect(document.querySelector(`[data-hint="${TOKEN}"]`)?.textContent).toBe('0x5290…9EE7');
  expect(screen.queryByText('Invalid token address')).toBeNull();
  cleanup();

  await open('0x12');
  expect(screen.getByText('Invalid token address')).toBeTruthy();
  expect(document.querySelector('[data-hint]')).toBeNull();
});

it('asks for an address where there is none, and puts what is typed into the route [TKV-04]', async () => {
  const page = await open();
  expect(screen.getByText('Which token?')).toBeTruthy();
  const input = screen.getByRole('searchbox', { name: 'Token address' });
  fireEvent.change(input, { target: { value: `${ALICE} ` } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(page.address()).toBe(paths.tokenRisk(ALICE));
  fireEvent.change(input, { target: { value: 'a/b?c' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(screen.getByText('Invalid token address')).toBeTruthy();
  expect((input as HTMLInputElement).value).toBe('a/b?c');
});

it('every finding stands with how it was found, its block, and whom it is about [RSK-01]', async () => {
  await open(TOKEN, () => report(finding('mint', 'danger', { accounts: [TOKEN] }), finding('sell', 'fine')));
  expect(screen.getByText('One danger was found')).toBeTruthy();
  const row = within(rowOf('mint is danger.'));
  expect(row.getByText('how mint. Block 77.')).toBeTruthy();
  expect(row.getByText('0x5290…9EE7')).toBeTruthy();
  expect(within(rowOf('sell is fine.')).getByText('how sell. Block 77.')).toBeTruthy();
});

describe('what could not be determined never reads as safe [RSK-05]', () => {
  it('a row of it says so, and only what did no harm says that', async () => {
    await open(TOKEN, () => report(finding('sell', 'unknown'), finding('buy', 'fine'), finding('pools', 'fact')));
    expect(within(rowOf('sell is unknown.')).getByText('Not determined')).toBeTruthy();
    expect(within(rowOf('pools is fact.')).getByText('Fact')).toBeTruthy();
    expect(screen.getAllByText('No harm found')).toEqual([within(rowOf('buy is fine.')).getByText('No harm found')]);
  });

  it('no report promises anything, however good', async () => {
    await open(TOKEN, () => report(finding('sell', 'fine'), finding('mint', 'unknown')));
    const summary = screen.getByText('Nothing harmful was found').closest('[role=note]');
    expect(summary?.textContent).toContain('no proof that there is nothing. 1 of 2 questions could not be answered.');
    cleanup();
    await open(TOKEN, () => report(finding('sell', 'warning')));
    expect(screen.getByText('One thing to look at').closest('[role=note]')?.textContent).toContain('no proof');
  });

  it.each(['eth_simulateV1', 'eth_getLogs', 'eth_call'] as const)(
    'a node that refuses %s gives no verdict but that of a danger',
    async (method) => {
      const refusing = (...findings: Finding[]) => ({ ...report(...findings), refused: [method] });
      await open(TOKEN, () => refusing(finding('sell', 'fine'), finding('buy', 'fine'), finding('mint', 'warning')));
      expect(screen.getByText('This node could not check everything')).toBeTruthy();
      for (const text of ['Nothing harmful was found', 'One thing to look at'])
        expect(screen.queryByText(text)).toBeNull();
      cleanup();
      await open(TOKEN, () => refusing(finding('sell', 'danger'), finding('buy', 'unknown')));
      expect(screen.getByText('One danger was found')).toBeTruthy();
    },
  );

  it('where most questions are open there is no verdict', async () => {
    await open(TOKEN, () => report(finding('sell', 'unknown'), finding('buy', 'unknown'), finding('mint', 'warning')));
    const summary = screen.getByText('Most questions could not be answered').closest('[role=note]');
    expect(summary?.textContent).toContain('What is missing may be good or bad.');
    expect(screen.queryByText('One thing to look at')).toBeNull();
  });

  it('what is no ERC-20 token gets no report', async () => {
    await open(TOKEN, () => 'no token');
    expect(screen.getByText('This is not an ERC-20 token')).toBeTruthy();
    expect(document.querySelector('li')).toBeNull();
  });

  it('a node that is away says nothing about the token', async () => {
    await open(TOKEN);
    expect(await screen.findByText('The token could not be checked.')).toBeTruthy();
    expect(screen.getByText(/neither good nor bad/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('while it is tried no verdict is shown, and an address without a contract is none', async () => {
    fakeNode();
    jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise(() => {}));
    await open(TOKEN);
    expect(screen.getByText('The token is being tried')).toBeTruthy();
    expect(document.querySelector('li')).toBeNull();
    cleanup();
    await open(TOKEN, () => null);
    expect(screen.getByText('No token at this address')).toBeTruthy();
  });
});
