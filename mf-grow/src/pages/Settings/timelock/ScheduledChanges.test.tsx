import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { parseConfig } from '@rab/config';
import type { Guard } from '@rab/contracts/powers';
import { rawCall } from '@rab/contracts/raw-call';
import { configFixture } from '@rab/testing/configFixture';
import { beginPart, endPart } from '@rab/testing/partHooks';
import { ALICE, BEN, renderPart } from '@rab/testing/renderPart';
import { fireEvent, screen, within } from '@testing-library/react';
import { settingsFixture } from '../../../../test/settingsFixture.ts';
import { setFeesCall } from '../../../actions/settingCalls.ts';
import { guardText } from '../../../features/PowerHolder.tsx';
import { proposalsOf, type ScheduledProposal } from '../../../queries/timelockProposals.ts';
import { SettingsPage } from '../SettingsPage.tsx';

const chain = Object.values(parseConfig(configFixture()).chains)[0];
if (!chain) throw new Error('The fixture has a chain.');
const NOTHING = `0x${'0'.repeat(64)}` as const;
const NOW = () => BigInt(Math.floor(Date.now() / 1000));
const { to: target, data } = rawCall(setFeesCall(chain, { ...settingsFixture, baseFee: 33n }));
const WORDS = /^Fees: 3\.3% of the raise/;

const proposal = (change: Partial<ScheduledProposal>): ScheduledProposal => ({
  timelock: settingsFixture.owner,
  id: `0x${'1'.repeat(64)}`,
  calls: [{ target, value: 0n, data }],
  predecessor: NOTHING,
  salt: NOTHING,
  account: ALICE,
  timestamp: NOW() - 60n,
  transaction: `0x${'e'.repeat(64)}`,
  status: 'scheduled',
  readyAt: NOW() + 3600n,
  ...change,
});
const ALL = { canSchedule: true, canExecute: true, canCancel: true };
const NONE = { canSchedule: false, canExecute: false, canCancel: false };

const open = (proposals: ScheduledProposal[], roles = NONE) =>
  renderPart(<SettingsPage />, {
    answers: {
      chainTime: () => ({ hash: null, offset: 0 }),
      platformSettings: () => settingsFixture,
      settingActs: () => ({ rows: [], hasNext: false }),
      guard: (key): Guard =>
        key[2] === settingsFixture.owner ? { kind: 'timelock', seconds: 172_800 } : { kind: 'key' },
      timelockRoles: () => roles,
      timelockProposals: () => proposals,
    },
    isConnected: true,
  });
const changes = async () =>
  within(await screen.findByRole('list', { name: 'Scheduled changes' })).getAllByRole('listitem');

beforeEach(beginPart);
afterEach(endPart);

it('the list of scheduled changes shows everybody what the timelock is going to change, from when on, and what happened to the rest; a stranger has no button [SAF-05]', async () => {
  await open([
    proposal({}),
    proposal({ id: `0x${'2'.repeat(64)}`, readyAt: NOW() - 1n }),
    proposal({ id: `0x${'3'.repeat(64)}`, status: 'executed' }),
    proposal({ id: `0x${'4'.repeat(64)}`, status: 'canceled' }),
  ]);
  const [waiting, ready, executed, canceled] = (await changes()) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  for (const shown of [waiting, ready, executed, canceled]) expect(within(shown).getByText(WORDS)).toBeTruthy();
  expect(waiting.textContent).toMatch(/Can be executed in 0d : (?:0h : 59m|1h : 0m) : \d+s, from \d{4}-/);
  expect(ready.textContent).toContain('Ready to execute');
  expect(executed.textContent).toContain('Executed');
  expect(canceled.textContent).toContain('Canceled');
  expect(screen.queryByRole('button', { name: /Execute|Cancel|Change fees/ })).toBeNull();
  expect(screen.getAllByText('A timelock: changes wait at least 48 hours')).toHaveLength(1);
  expect(screen.getAllByText('An account: one key can act at once')).toHaveLength(1);
});

it('the proposer can cancel what waits, and execute what is due, after a question that says the change again [SAF-05]', async () => {
  await open([proposal({}), proposal({ id: `0x${'2'.repeat(64)}`, readyAt: NOW() - 1n })], ALL);
  const [waiting, ready] = (await changes()) as [HTMLElement, HTMLElement];
  const buttonsIn = async (shown: HTMLElement) => {
    await within(shown).findByRole('button', { name: 'Cancel' });
    return within(shown)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
      .filter((text) => /Execute|Cancel/.test(text ?? ''));
  };
  expect(await buttonsIn(waiting)).toEqual(['Cancel']);
  expect(await buttonsIn(ready)).toEqual(['Execute', 'Cancel']);
  fireEvent.click(within(ready).getByRole('button', { name: 'Execute' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Execute this change now?')).toBeTruthy();
  expect(dialog.getByText(WORDS)).toBeTruthy();
});

it('the proposer’s forms say that a change is scheduled, for how long, and that everybody sees it [SAF-05]', async () => {
  await open([], ALL);
  expect(await screen.findByText('No change is scheduled')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Change fees' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    await dialog.findByText(/This schedules the change. It can be executed in 48 hours at the earliest/),
  ).toBeTruthy();
});

it('the list of scheduled changes says what guards a power in words, also of a Safe and of a contract that it does not know [SAF-05]', () => {
  expect(guardText({ kind: 'multisig', threshold: 2, signers: 3 })).toBe('A Safe: 2 of 3 owners must sign');
  expect(guardText({ kind: 'contract' })).toBe('A contract we don’t recognize');
});

it('the list of scheduled changes puts the calls of a proposal together, in the order in which they are made [SAF-05]', () => {
  const row = (id: string, index: number) => ({
    id: `${id}-${index}`,
    proposal: `0x${id.repeat(64)}` as const,
    index,
    target,
    value: BigInt(index),
    data,
    predecessor: NOTHING,
    salt: NOTHING,
    status: 'scheduled',
    readyAt: 2n,
    account: BEN,
    timestamp: 1n,
    transaction: '0x',
  });
  const all = proposalsOf(ALICE, [row('b', 1), row('a', 0), row('b', 0)]);
  expect(all.map(({ id, calls }) => [id.slice(0, 3), calls.map(({ value }) => value)])).toEqual([
    ['0xb', [0n, 1n]],
    ['0xa', [0n]],
  ]);
});
