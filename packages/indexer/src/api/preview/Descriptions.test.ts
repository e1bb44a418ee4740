import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { Descriptions } from './Descriptions.ts';

/** The hash of `hello world`, which is no project info, and that of the info below. */
const [HELLO, INFO] = [
  'bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e',
  'bafkreie2bl5kxgbrxqudvyy7dtwio3sbveu226vydzzakwptd7z7xa2eni',
];
const DOCUMENT = JSON.stringify({ description: 'Carrots for everybody' });
let server: Server;
let answer: () => { status?: number; body: string; after?: number };
let asked: string[];

beforeEach(async () => {
  asked = [];
  server = createServer(({ url }, response) => {
    asked.push(url ?? '');
    const { status = 200, body, after = 0 } = answer();
    setTimeout(() => response.writeHead(status).end(body), after);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});
const descriptions = () => new Descriptions(`http://127.0.0.1:${(server.address() as AddressInfo).port}/ipfs/`);

it('a description that its hash names is shown, and asked for once [FST-01]', async () => {
  answer = () => ({ body: DOCUMENT });
  const of = descriptions();
  expect([await of.read(INFO), await of.read(INFO)]).toEqual(Array(2).fill('Carrots for everybody'));
  expect(asked).toEqual([`/ipfs/${INFO}`]);
});

it('nobody waits for a slow gateway, and the next visitor has what came [FST-01]', async () => {
  answer = () => ({ body: DOCUMENT, after: 400 });
  const of = descriptions();
  const started = Date.now();
  expect(await of.read(INFO)).toBe('');
  expect(Date.now() - started).toBeLessThan(390);
  await new Promise((done) => setTimeout(done, 500));
  expect(await of.read(INFO)).toBe('Carrots for everybody');
  expect(asked).toHaveLength(1);
});

it.each([
  ['of other bytes', INFO, { body: `${DOCUMENT} ` }],
  ['that is no project info', HELLO, { body: 'hello world' }],
  ['of a gateway that fails', INFO, { status: 500, body: DOCUMENT }],
  ['larger than a project info may be', INFO, { body: 'x'.repeat(70_000) }],
])('an answer %s is not shown, and its gateway not asked again at once [FST-01]', async (_, hash, given) => {
  answer = () => given;
  const of = descriptions();
  expect([await of.read(hash), await of.read(hash)]).toEqual(['', '']);
  expect(asked).toHaveLength(1);
});

it('a sale without project info asks for none [FST-01]', async () => {
  const of = descriptions();
  expect([await of.read(''), await of.read('../secret')]).toEqual(['', '']);
  expect(asked).toEqual([]);
});
