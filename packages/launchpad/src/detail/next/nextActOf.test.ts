import { expect, it } from '@jest/globals';
import { nextActOf, type OpenActs } from './nextActOf.ts';

const nothing: OpenActs = { canBuy: false, claimable: null, canRefund: false, ownerAct: null };

it.each<[string, Partial<OpenActs>, ReturnType<typeof nextActOf>]>([
  ['buys while a sale is live', { canBuy: true }, { label: 'Buy', in: 'box' }],
  ['claims what is due, with its amount', { claimable: '4,000 CARROT' }, { label: 'Claim 4,000 CARROT', in: 'box' }],
  ['takes the deposit of a failed sale back', { canRefund: true }, { label: 'Refund', in: 'box' }],
  [
    'chooses where both are open',
    { claimable: '4,000 CARROT', canRefund: true },
    { label: 'Claim or refund', in: 'box' },
  ],
  [
    'who owns a sale that waits for its owner goes on with it',
    { ownerAct: 'Finalize', claimable: '1 CARROT' },
    { label: 'Finalize', in: 'owner' },
  ],
  ['has nothing to do', {}, null],
])('the bar of a phone leads to the act that a visitor came for: %s [LOK-04]', (_, open, act) => {
  expect(nextActOf({ ...nothing, ...open })).toEqual(act);
});
