import { expect, it } from '@jest/globals';
import { createProRataCall, type NewProRata } from './createProRataCall.ts';

it('the creation of a pro rata sale says each part and the hard cap in its place [RGT-06]', () => {
  const sale = {
    factory: `0x${'1'.repeat(40)}`,
    info: { softCap: 1n },
    hardCap: 6n,
    places: { projectInfoHash: 'hash' },
    team: { totalTokens: 2n },
    agreed: { baseFee: 3n, tokenFee: 4n, flatFee: 5n },
  } as unknown as NewProRata;
  expect(createProRataCall(sale)).toMatchObject({
    address: sale.factory,
    args: [sale.info, 6n, sale.places, sale.team, sale.agreed],
    value: 5n,
    emits: { eventName: 'ProRataCreated', sender: 'owner' },
  });
});
