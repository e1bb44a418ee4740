import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { msg } from '@lingui/core/macro';
import { v } from '@rab/config';
import { i18n, speak } from '@rab/language';
import { transactionRecord } from '@rab/testing/transactionRecord';
import { makeCall } from './prepareCall.ts';
import { startRecord } from './startRecord.ts';
import {
  forgottenAt,
  inWords,
  isForgotten,
  isLookedFor,
  isOpen,
  isUnderWay,
  isUnsure,
  OPEN_MS,
  type TransactionPhase,
  type TransactionRecord,
  transactionSchema,
} from './TransactionRecord.ts';

const DAY = 86_400_000;
const ACCOUNT = `0x${'ab'.repeat(20)}` as const;
const PHASES: readonly TransactionPhase[] = [
  'simulating',
  'wallet',
  'pending',
  'confirmed',
  'failed',
  'rejected',
  'replaced',
  'dropped',
  'unknown',
];
const those = (is: (record: TransactionRecord) => boolean, change: Partial<TransactionRecord> = {}) =>
  PHASES.filter((phase) => is(transactionRecord('aa', { ...change, phase })));

afterEach(() => {
  jest.restoreAllMocks();
});

it('every phase can be stored and read again, and no other', () => {
  for (const phase of PHASES) expect(v.is(transactionSchema, transactionRecord('aa', { phase }))).toBe(true);
  expect(v.is(transactionSchema, { ...transactionRecord('aa'), phase: 'lost' })).toBe(false);
});

it('a stored record names topics by texts and accounts in any case of their letters', () => {
  const isStored = (change: object) => v.is(transactionSchema, { ...transactionRecord('aa'), ...change });
  expect(isStored({ touches: ['settings'] })).toBe(true);
  expect(isStored({ touches: [7] })).toBe(false);
  expect(isStored({ account: `0x${'aB'.repeat(20)}` })).toBe(true);
});

describe('what a phase means', () => {
  it('somebody waits while it is under way, and the chain may decide while it is open', () => {
    expect(those(isUnderWay)).toEqual(['simulating', 'wallet', 'pending']);
    expect(those(isOpen)).toEqual(['pending', 'dropped']);
  });

  it('what nobody knows the outcome of blocks its act until the person decides', () => {
    expect(those(isUnsure)).toEqual(['dropped', 'unknown']);
    expect(those(isUnsure, { isOverruled: false })).toEqual(['dropped', 'unknown']);
    expect(those(isUnsure, { isOverruled: true })).toEqual([]);
  });

  it('what is open is looked for, and for seven days what the wallet gave no hash of, by its trace', () => {
    const { hash: _, ...untold } = transactionRecord('aa', { startedAt: 0, trace: { fromBlock: 1, data: '0x' } });
    const looked = (change: Partial<TransactionRecord> = {}) =>
      PHASES.filter((phase) => isLookedFor({ ...untold, ...change, phase }));
    jest.spyOn(Date, 'now').mockReturnValue(7 * DAY - 1);
    expect(looked()).toEqual(['pending', 'dropped', 'unknown']);
    expect(looked({ callsId: 'one' })).toEqual(['pending', 'dropped']);
    expect(looked({ trace: undefined })).toEqual(['pending', 'dropped']);
    expect(looked({ isOverruled: true })).toEqual(['pending', 'dropped']);
    expect(looked({ hash: `0x${'1'.repeat(64)}` })).toEqual(['pending', 'dropped']);
    jest.spyOn(Date, 'now').mockReturnValue(7 * DAY);
    expect(looked()).toEqual(['pending', 'dropped']);
    expect(OPEN_MS).toBe(7 * DAY);
  });

  it('how it ended is kept for 30 days, a prompt for one; what is open is not forgotten', () => {
    expect(forgottenAt({ phase: 'wallet', startedAt: 5 })).toBe(DAY + 5);
    expect(forgottenAt({ phase: 'failed', startedAt: 5 })).toBe(30 * DAY + 5);
    jest.spyOn(Date, 'now').mockReturnValue(DAY);
    expect(those(isForgotten, { startedAt: 0 })).toEqual(['wallet']);
    expect(those(isForgotten, { startedAt: 1 })).toEqual([]);
    jest.spyOn(Date, 'now').mockReturnValue(30 * DAY);
    expect(those(isForgotten, { startedAt: 0 })).toEqual(PHASES.filter((phase) => !/pending|dropped/.test(phase)));
  });
});

it('a record begins with what is said of the act, the usual titles where it has none of its own [TX-02]', () => {
  jest.spyOn(Date, 'now').mockReturnValue(7);
  const act = { chainId: 56, account: ACCOUNT, key: 'lock' };
  const begun = { ...act, startedAt: 7, phase: 'simulating', summary: 'Lock' };
  const plain = startRecord(act, { summary: 'Lock' });
  const titles = { successTitle: 'Success!!!', failedTitle: 'Send Tx Failed' };
  expect(plain).toEqual({ ...begun, ...titles, id: expect.any(String), touches: [] });
  const creation = { leadsTo: {} as never, draftId: 'one' };
  const touches = ['settings' as never];
  const own = startRecord(act, { summary: 'Lock', success: 'Yes', failed: 'No', touches, creation });
  expect(own).toMatchObject({ ...begun, successTitle: 'Yes', failedTitle: 'No', touches, ...creation });
  expect(own.id).not.toBe(plain.id);
});

it('words of a stored record follow the language where its message is known, a text and an unknown message stay [LNG-02]', async () => {
  const tokens = 5n;
  const message = msg`Claim ${String(tokens)} ABC`;
  const act = { chainId: 56, account: ACCOUNT, key: 'claim' };
  const restored = v.parse(transactionSchema, JSON.parse(JSON.stringify(startRecord(act, { summary: message }))));
  const text = startRecord(act, { summary: 'Claim 5 ABC', success: message });
  const spoken = ({ summary, successTitle }: TransactionRecord) => [summary, successTitle];
  expect(spoken(inWords(restored))).toEqual(['Claim 5 ABC', 'Success!!!']);
  i18n.load('es', { [message.id]: ['Reclamar ', ['0'], ' ABC'] });
  await speak('es');
  expect(spoken(inWords(restored))).toEqual(['Reclamar 5 ABC', 'Success!!!']);
  expect(spoken(inWords(text))).toEqual(['Claim 5 ABC', 'Claim 5 ABC']);
  const spanish = startRecord(act, { summary: message });
  await speak('tr');
  expect(spoken(inWords(spanish))).toEqual(['Reclamar 5 ABC', 'Success!!!']);
  await speak('en');
  expect(spoken(inWords(spanish))).toEqual(['Claim 5 ABC', 'Success!!!']);
});

it('a call is made when its act has begun, or is there already', async () => {
  const call = { address: ACCOUNT } as never;
  expect(await makeCall(call)).toBe(call);
  expect(await makeCall(async () => call)).toBe(call);
});
