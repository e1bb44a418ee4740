/** @jest-environment node */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { getUsdPrices } from './getUsdPrices.ts';

let answer: unknown;
let asked: IncomingMessage;
const service = createServer((request, response) => {
  asked = request;
  response.statusCode = answer === undefined ? 429 : 200;
  response.end(JSON.stringify(answer ?? {}));
});
beforeAll(() => new Promise<void>((done) => service.listen(0, '127.0.0.1', done)));
afterAll(() => new Promise((done) => service.close(done)));

const prices = async (given: unknown) => {
  answer = given;
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/simple/price?key=a`;
  return await getUsdPrices(url, ['binancecoin', 'tether'], new AbortController().signal);
};
const now = () => Math.floor(Date.now() / 1000);

it('the price request asks once for all tokens, and reads prices to the last of eight decimals [MNY-15]', async () => {
  expect(await prices({ binancecoin: { usd: 612.34, last_updated_at: now() - 60 }, tether: { usd: 1e-8 } })).toEqual({
    binancecoin: 61_234_000_000n,
    tether: 1n,
  });
  const { pathname, searchParams } = new URL(asked.url ?? '', 'http://host');
  expect([pathname, Object.fromEntries(searchParams)]).toEqual([
    '/simple/price',
    { key: 'a', ids: 'binancecoin,tether', vs_currencies: 'usd', include_last_updated_at: 'true' },
  ]);
  expect(asked.headers.cookie ?? asked.headers.referer).toBeUndefined();
});

it('the price request leaves out what is old or nothing as a price [MNY-15]', async () => {
  expect(await prices({ binancecoin: { usd: 600, last_updated_at: now() - 601 }, tether: { usd: 0 } })).toEqual({});
  expect(await prices({ binancecoin: { usd: 600, last_updated_at: now() - 590 } })).toEqual({
    binancecoin: 60_000_000_000n,
  });
  expect(await prices({})).toEqual({});
});

it.each([
  ['a refusal', undefined],
  ['a text for a price', { binancecoin: { usd: '612' } }],
  ['a price below nothing', { binancecoin: { usd: -1 } }],
  ['a price beyond all sense', { binancecoin: { usd: 1e21 } }],
  ['something else', { status: { error_code: 429 } }],
])('takes %s for no prices at all [MNY-15]', async (_, given) => {
  await expect(prices(given)).rejects.toThrow();
});
