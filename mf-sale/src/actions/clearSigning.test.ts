import { expect, it } from '@jest/globals';
import { createFairLaunchCall, trialSales } from '@rab/contracts/sale-calls';
import { listLaunchCall } from '@rab/sdk/sales';
import { SHOWN_TOKEN, shownOf } from '@rab/testing/shownOf';
import { zeroAddress } from '@rab/wallet-context/reads';
import { addLiquidityCall, addLiquidityElsewhereCall } from './listingCalls.ts';

const sale = { id: `0x${'5'.repeat(40)}` } as const;
const OWNER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const start = 1_800_000_000n;
const UNIT = 10n ** 18n;

it.each([
  ['Finalize the sale', 'Presale', addLiquidityCall(sale)],
  ['Try to list', 'Presale', addLiquidityElsewhereCall(sale)],
  ['Finalize the sale', 'FairLaunch', listLaunchCall(sale)],
  ['Try to list', 'FairLaunch', addLiquidityElsewhereCall(sale)],
])('“%s” is shown for a %s [CLR-01]', (intent, kind, call) => {
  expect(shownOf(kind, call)).toEqual({ intent, fields: [] });
});

it('the creation of a sale says its listing too [CLR-01]', () => {
  const contracts = { launchpadFactory: OWNER, privateSaleFactory: null } as const;
  const { unlisted } = trialSales({ contracts, exchanges: [{ factory: OWNER }] });
  const terms = { token: SHOWN_TOKEN, decimals: 18, seller: OWNER, sold: 100n * UNIT, start, flatFee: 1n } as const;
  const creation = unlisted.calls?.create(terms);
  if (!creation) throw new Error('no creation');
  const { fields } = shownOf('PresaleFactory', creation);
  expect(Object.fromEntries(fields.map(({ label, value }) => [label, value]))).toMatchObject({
    'Token address': '0x0000…A440',
    'Hard cap': '1 BNB',
    'Liquidity percent': '60%',
    'Listing rate': '90 tokens for 1 of the currency',
    'Liquidity lockup': '744:00:00',
    Exchange: '0x7099…79C8',
  });
});

it('the creation of a fair launch says what is sold and what the team gets [CLR-01]', () => {
  const creation = createFairLaunchCall({
    factory: OWNER,
    info: {
      saleToken: SHOWN_TOKEN,
      baseToken: zeroAddress,
      sellingAmount: 1_000n * UNIT,
      softCap: 5n * UNIT,
      maxOwnerReceive: 2n * UNIT,
      liquidityPercent: 600n,
      startTime: start,
      endTime: start + 60n,
      lockPeriod: 2_592_000n,
      feeOption: 2n,
    },
    places: { presaleOwner: OWNER, factory: OWNER, otherFactory: zeroAddress, projectInfoHash: '' },
    team: {
      usingTeamVesting: true,
      totalTokens: 100n * UNIT,
      firstReleaseDelay: 86_400n,
      firstReleaseBps: 2_000n,
      period: 86_400n,
      releaseBps: 1_000n,
    },
    agreed: { baseFee: 50n, tokenFee: 0n, flatFee: UNIT },
  });
  const { intent, fields } = shownOf('FairLaunchFactory', creation);
  expect(intent).toBe('Create the fair launch');
  expect(Object.fromEntries(fields.map(({ label, value }) => [label, value]))).toMatchObject({
    'Selling amount': '1,000 CARROT',
    'Max Owner Receive': '2 BNB',
    'Fee option': '5% of raised only',
    'Total team vesting tokens': '100 CARROT',
    'First release': '20%',
    'Creation fee': '1 BNB',
  });
});
