import { expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { takePartCall } from '@rab/contracts/sale-calls';
import {
  cancelCall,
  claimCall,
  claimRewardCall,
  depositCall,
  forceFailCall,
  ownerWithdrawCall,
  payOutCall,
  recoverCall,
  refundCall,
  setLabelCall,
  setProjectInfoCall,
  whitelistCall,
  withdrawPendingCall,
} from '@rab/sdk/sales';
import { configFixture } from '@rab/testing/configFixture';
import { SHOWN_TOKEN, shownOf } from '@rab/testing/shownOf';
import { zeroAddress } from '@rab/wallet-context/reads';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const sale = { id: `0x${'5'.repeat(40)}`, base: { address: zeroAddress } } as const;
const OWNER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const amount = 10n ** 18n;

it.each(['Presale', 'PrivateSale'])(
  'a deposit in a %s says the coins that leave, and who is paid for it [CLR-01]',
  (kind) => {
    expect(shownOf(kind, depositCall(sale, amount, OWNER))).toEqual({
      intent: 'Buy',
      fields: [
        { label: 'You pay', value: '1 BNB' },
        { label: 'Amount', value: '1000000000000000000 smallest units of the sale’s currency' },
        { label: 'Referrer', value: '0x7099…79C8' },
      ],
    });
    // in a token: the wallet knows it from the approval, the call does not name it
    const inToken = shownOf(kind, depositCall({ ...sale, base: { address: SHOWN_TOKEN } }, amount, null));
    expect(inToken.fields.map(({ label }) => label)).toEqual(['Amount']);
  },
);

it('a deposit with a permit says until when the permit is valid, and shows no part of its signature [CLR-01]', () => {
  const word = `0x${'1'.repeat(64)}` as const;
  const permit = { deadline: 1_800_000_060n, v: 27, r: word, s: word };
  const paid = { ...sale, base: { address: SHOWN_TOKEN } };
  const labels = ['Amount', 'Permit valid until'];
  for (const kind of ['Presale', 'PrivateSale'])
    expect(shownOf(kind, depositCall(paid, amount, null, permit)).fields.map(({ label }) => label)).toEqual(labels);
  const part = shownOf('FairLaunch', takePartCall(paid, amount, permit)).fields;
  expect(part.map(({ label }) => label)).toEqual(labels);
  expect(part[1]?.value).toBe('2027-01-15 08:01 UTC');
});

it('a deposit in a fair launch says the coins that leave [CLR-01]', () => {
  expect(shownOf('FairLaunch', takePartCall(sale, amount)).fields[0]).toEqual({ label: 'You pay', value: '1 BNB' });
});

const ACTS = [
  ['Claim', claimCall(sale)],
  ['Refund', refundCall(sale)],
  ['Cancel the sale', cancelCall(sale)],
  ['Make the sale fail', forceFailCall(sale)],
  ['Withdraw', ownerWithdrawCall(sale)],
  ['Recover', recoverCall(sale, SHOWN_TOKEN)],
  ['Withdraw', withdrawPendingCall(sale, SHOWN_TOKEN, OWNER)],
  ['Update the project info', setProjectInfoCall(sale, 'bafy')],
  ['Pay out', payOutCall(sale, 'claims', [OWNER])],
  ['Pay out', payOutCall(sale, 'refunds', [OWNER])],
] as const;

it.each(ACTS)('“%s” is shown for every kind of sale [CLR-01]', (intent, call) => {
  for (const kind of ['Presale', 'PrivateSale', 'FairLaunch']) expect(shownOf(kind, call).intent).toBe(intent);
});

it.each([
  ['Claim the referral reward', claimRewardCall(sale), []],
  ['Pay out', payOutCall(sale, 'rewards', [OWNER]), ['0x7099…79C8']],
  ['Add', whitelistCall(sale, [OWNER, SHOWN_TOKEN], true), ['0x7099…79C8', '0x0000…A440']],
  ['Remove', whitelistCall(sale, [OWNER], false), ['0x7099…79C8']],
] as const)('“%s” is shown for sales at a fixed price, with all of its accounts [CLR-01]', (intent, call, values) => {
  for (const kind of ['Presale', 'PrivateSale'])
    expect(shownOf(kind, call)).toEqual({ intent, fields: values.map((value) => expect.objectContaining({ value })) });
});

it('a label says which, and where it leads [CLR-01]', () => {
  expect(shownOf('LaunchpadSetting', setLabelCall(chain, sale, 'kyc', 'https://kyc.example')).fields).toEqual([
    { label: 'Sale', value: '0x5555…5555' },
    { label: 'Label', value: 'KYC' },
    { label: 'Link', value: 'https://kyc.example' },
  ]);
});
