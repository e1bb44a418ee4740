import { expect, it } from '@jest/globals';
import { parseConfig } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { settingsFixture } from '../../test/settingsFixture.ts';
import type { SettingEntry } from '../queries/settingHistory.ts';
import { holdsNow, settingText } from './settingText.ts';

const chain = Object.values(parseConfig(configFixture()).chains)[0];
if (!chain) throw new Error('The fixture has a chain.');
const at = (digit: string) => `0x${digit.repeat(40)}` as const;
const [exchange] = settingsFixture.exchanges;
if (!exchange) throw new Error('The fixture has an exchange.');

const entry = (change: Partial<SettingEntry>): SettingEntry => ({
  id: '1',
  type: 'fees',
  subject: at('4'),
  baseFee: null,
  tokenFee: null,
  creationFee: null,
  router: null,
  initHash: null,
  swapFeeBps: null,
  account: at('2'),
  timestamp: 1_700_000_000n,
  transaction: `0x${'e'.repeat(64)}`,
  ...change,
});
const fees = { type: 'fees', subject: settingsFixture.feeAddress, baseFee: 20n, tokenFee: 5n, creationFee: 10n ** 17n };
const listed = {
  type: 'exchange',
  subject: exchange.factory,
  router: exchange.router,
  initHash: exchange.initHash,
  swapFeeBps: 25,
};

it.each([
  [fees, 'Fees: 2% of the raise, 0.5% of the tokens sold, 0.1 BNB to create a sale, paid to 0x4444…4444'],
  [{ type: 'administrator', subject: at('3') }, 'Administrator: 0x3333…3333'],
  [listed, 'Exchange 0xcccc…cccc: swap fee 0.25%, router 0xdddd…dddd, init code hash 0x0000…0000'],
  [
    { type: 'exchangeRemoved', subject: chain.exchanges[0]?.factory as never },
    `Exchange ${chain.exchanges[0]?.name} removed`,
  ],
  [{ type: 'currency', subject: at('0') }, 'Base token BNB allowed'],
  [{ type: 'currencyRemoved', subject: at('b') }, 'Base token 0xbbbb…bbbb disabled'],
  [{ type: 'ownerOffered', subject: at('5') }, 'Ownership offered to 0x5555…5555'],
  [{ type: 'owner', subject: at('2') }, 'Owner: 0x2222…2222'],
  [{ type: 'somethingLater', subject: at('2') }, 'somethingLater: 0x2222…2222'],
] satisfies [Partial<SettingEntry>, string][])('what was set is said in words: %#. [ADM-02]', (change, words) => {
  expect(settingText(entry(change), chain)).toBe(words);
});

it.each([
  [fees, { ...fees, baseFee: 21n }],
  [fees, { ...fees, tokenFee: 6n }],
  [fees, { ...fees, creationFee: 1n }],
  [fees, { ...fees, subject: at('9') }],
  [
    { type: 'administrator', subject: at('3') },
    { type: 'administrator', subject: at('9') },
  ],
  [listed, { ...listed, router: at('9') }],
  [listed, { ...listed, initHash: `0x${'1'.repeat(64)}` }],
  [listed, { ...listed, swapFeeBps: 30 }],
  [listed, { ...listed, subject: at('9') }],
  [
    { type: 'exchangeRemoved', subject: at('9') },
    { type: 'exchangeRemoved', subject: exchange.factory },
  ],
  [
    { type: 'currency', subject: at('b') },
    { type: 'currency', subject: at('9') },
  ],
  [
    { type: 'currencyRemoved', subject: at('9') },
    { type: 'currencyRemoved', subject: at('b') },
  ],
  [
    { type: 'owner', subject: at('2') },
    { type: 'owner', subject: at('9') },
  ],
] satisfies [Partial<SettingEntry>, Partial<SettingEntry>][])(
  'what the contract has now holds, and what differs from it does not: %#. [ADM-03]',
  (now, then) => {
    expect(holdsNow(entry(now), settingsFixture)).toBe(true);
    expect(holdsNow(entry(then), settingsFixture)).toBe(false);
  },
);

it('an offer of the ownership is no setting that holds', () => {
  expect(holdsNow(entry({ type: 'ownerOffered', subject: at('2') }), settingsFixture)).toBe(false);
});
