import { expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { GrowStatus } from '@rab/contracts';
import { trialSales } from '@rab/contracts/sale-calls';
import { configFixture } from '@rab/testing/configFixture';
import { SHOWN_TOKEN, shownOf } from '@rab/testing/shownOf';
import { handBackCall, setPartsStoppedCall, withdrawPartsCall } from './partCalls.ts';
import { finalizeGrowCall, setStatusCall, setVisibleCall } from './reviewCalls.ts';
import {
  removeExchangeCall,
  setAdministratorCall,
  setBaseTokenCall,
  setExchangeCall,
  setFeesCall,
} from './settingCalls.ts';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const sale = { id: `0x${'5'.repeat(40)}` } as const;
const OWNER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const fees = { baseFee: 45n, tokenFee: 0n, creationFee: 2n * 10n ** 17n, feeAddress: OWNER } as const;
const hash = `0x${'ab'.repeat(32)}` as const;
const exchange = { factory: SHOWN_TOKEN, router: OWNER, initHash: hash, swapFeeBps: 25n } as const;

it.each([
  ['Change the platform’s fees', setFeesCall(chain, fees), ['4.5%', '0%', '0.2 BNB', '0x7099…79C8']],
  ['Change the administrator', setAdministratorCall(chain, OWNER), ['0x7099…79C8']],
  ['Add or change an exchange', setExchangeCall(chain, exchange), ['0x0000…A440', '0x7099…79C8', hash, '0.25%']],
  ['Remove', removeExchangeCall(chain, SHOWN_TOKEN), ['0x0000…A440']],
  ['Allow or disable a base token', setBaseTokenCall(chain, SHOWN_TOKEN, false), ['0x0000…A440', 'No']],
])('“%s” says each setting in its unit [CLR-01]', (intent, call, values) => {
  const shown = shownOf('LaunchpadSetting', call);
  expect([shown.intent, shown.fields.map(({ value }) => value)]).toEqual([intent, values]);
});

it.each([
  ['Set status', setStatusCall(sale, GrowStatus.SATISFY), ['SATISFY']],
  ['Show or hide the sale', setVisibleCall(sale, false), ['No']],
  ['Finalize the sale', finalizeGrowCall(sale), []],
])('“%s” of a review says what it decides [CLR-01]', (intent, call, values) => {
  const shown = shownOf('PrivateSale', call);
  expect([shown.intent, shown.fields.map(({ value }) => value)]).toEqual([intent, values]);
});

it.each([
  ['Hand back', handBackCall(sale, 5n), ['5 smallest units of the sale’s currency']],
  ['Withdraw what is due', withdrawPartsCall(sale), []],
  ['Stop or resume the payout', setPartsStoppedCall(sale, true), ['Yes']],
])('“%s” of a grow in parts says what it does [RGT-05] [CLR-01]', (intent, call, values) => {
  const shown = shownOf('PrivateSale', call);
  expect([shown.intent, shown.fields.map(({ value }) => value)]).toEqual([intent, values]);
});

it('a creation says its terms in the units of the form [CLR-01]', () => {
  const contracts = { launchpadFactory: null, privateSaleFactory: OWNER } as const;
  const { listed } = trialSales({ contracts, exchanges: [] });
  const creation = listed.calls?.create({
    token: SHOWN_TOKEN,
    decimals: 18,
    seller: OWNER,
    sold: 100n * 10n ** 18n,
    start: 1_800_000_000n,
    flatFee: 10n ** 17n,
  });
  if (!creation) throw new Error('no creation');
  const { intent, fields } = shownOf('PrivateSaleFactory', creation);
  expect(intent).toBe('Create the sale');
  expect(Object.fromEntries(fields.map(({ label, value }) => [label, value]))).toMatchObject({
    'Presale rate': '100 tokens for 1 of the currency',
    'Soft cap': '0.5 BNB',
    'Hard cap': '1 BNB',
    'Start time': '2027-01-15 08:00 UTC',
    'Unsold tokens': 'Return to me',
    'Creation fee': '0.1 BNB',
    'Fee on the raise at most': '100%',
  });
});
