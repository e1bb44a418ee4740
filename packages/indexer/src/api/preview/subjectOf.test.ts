import { expect, it } from '@jest/globals';
import { pathOf, subjectOf } from './subjectOf.ts';

const TOKEN = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

it.each([
  [`/rab-sale/${TOKEN}`, { kind: 'sale', sale: 'presale', address: TOKEN }],
  [`/rab-sale/${TOKEN.toLowerCase()}/`, { kind: 'sale', sale: 'presale', address: TOKEN }],
  [`/rab-grow/${TOKEN}`, { kind: 'sale', sale: 'privateSale', address: TOKEN }],
  [`/rab-sale/fairlaunch/${TOKEN}`, { kind: 'sale', sale: 'fairLaunch', address: TOKEN }],
  ['/lock-tokens/lock/1000001', { kind: 'lock', id: 1_000_001n }],
  ['/lock-tokens/lock/1000001/certificate', { kind: 'lock', id: 1_000_001n }],
  ['/lock-liquidity/position/3', { kind: 'position', id: 3n }],
  ['/lock-liquidity/position/3/certificate', { kind: 'position', id: 3n }],
  [`/lock-tokens/detail/${TOKEN}`, { kind: 'locks', token: TOKEN }],
  [`/token/view/${TOKEN}`, { kind: 'token', token: TOKEN }],
] as const)('knows what %s shows, and where that has its page [FST-06]', (path, subject) => {
  expect(subjectOf(path)).toEqual(subject);
  expect(pathOf(subject)).toBe(
    path
      .replace(/\/(?:certificate)?$/, '')
      .replace('/certificate', '')
      .replace(TOKEN.toLowerCase(), TOKEN),
  );
});

it.each([
  '/',
  '/view-sales',
  '/rab-sale/create',
  `/rab-sale/update/${TOKEN}`,
  `/rab-sale/${TOKEN}0`,
  `/token/token-detect/${TOKEN}`,
  `/rab-sale/${TOKEN}/../x`,
  '/lock-tokens/lock/-1',
  '/lock-liquidity/positions',
  '/lock-liquidity/position/x',
  `/lock-tokens/lock/${'9'.repeat(31)}`,
  '/lock-tokens/lock/1%0a',
])('knows no one thing that %s shows [FST-06]', (path) => {
  expect(subjectOf(path)).toBeNull();
});
