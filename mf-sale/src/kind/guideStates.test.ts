import { expect, it } from '@jest/globals';
import { SaleStatus } from '@rab/contracts';
import { guideTable } from '@rab/testing/guideTable';
import { LISTED_SALE_STATES } from './rabSale.ts';

const states = Object.entries(SaleStatus).map(([name, status]) => {
  const { tag, banner } = LISTED_SALE_STATES[status];
  return [name, tag.label, banner ?? '–'];
});

it.each(['RAB Sale', 'Fair launch', 'Pro rata sale'])(
  'the guide names the states of a %s as its page shows them, and no others [LNG-05]',
  (kind) => {
    expect(guideTable('states', kind).map((row) => row.slice(0, 3))).toEqual(states);
  },
);
