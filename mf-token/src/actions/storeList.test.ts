/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type RunningStore, startContentStore } from '@rab/testing/startContentStore';
import { listUrl, storeList } from './storeList.ts';

const LIST = '0xaAaAaAaaAaAaAaaAaAAAAAAAAaaaAaAaAaaAaaAa,1000000000000000000\n';
let store: RunningStore;
let gateway: Server;
let respond: (response: ServerResponse) => void;
let address: string;

beforeAll(async () => {
  store = await startContentStore();
  gateway = createServer((request, response) => request.resume().on('end', () => respond(response)));
  await new Promise<void>((done) => gateway.listen(0, '127.0.0.1', done));
  address = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await store.stop();
  gateway.closeAllConnections();
  gateway.close();
});

it('a list of several blocks is kept under the hash by which everybody reads it [MRK-01]', async () => {
  const text = LIST.repeat(10_000);
  const places = { upload: store.origin, gateway: `${store.origin}/ipfs/` };
  const cid = await storeList(places, text);
  expect(listUrl(places.gateway, cid)).toBe(`${store.origin}/ipfs/${cid}`);
  expect(await (await fetch(listUrl(places.gateway, cid))).text()).toBe(text);
});

it('what is no list is not kept [MRK-01]', async () => {
  const places = { upload: store.origin, gateway: `${store.origin}/ipfs` };
  await expect(storeList(places, '0x12,1\n')).rejects.toThrow('HTTP 400');
});

it.each([
  ['does not have it', (response: ServerResponse) => response.writeHead(404).end(LIST)],
  ['has another one', (response: ServerResponse) => response.end(LIST.replace(',1', ',2'))],
])('a list is not kept for an airdrop where the gateway %s [MRK-01]', async (_, answer) => {
  respond = answer;
  await expect(storeList({ upload: store.origin, gateway: address }, LIST)).rejects.toThrow('can’t be read back');
});
