/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type ProjectInfo, projectInfoSchema, v } from '@rab/config';
import { BLANK_PROJECT_INFO_HASH } from '@rab/config/project-info';
import { startContentStore } from '@rab/testing/startContentStore';
import { uploadProjectInfo } from './uploadProjectInfo.ts';

const info: ProjectInfo = v.parse(projectInfoSchema, { description: 'Carrots for everybody 🥕' });
const OTHER_HASH = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG';
const blank = { hash: BLANK_PROJECT_INFO_HASH, isStored: false };

describe('uploadProjectInfo', () => {
  let lyingStore: Server;
  let address: string;
  let respond: (response: ServerResponse) => void;

  beforeAll(async () => {
    lyingStore = createServer((request, response) => request.resume().on('end', () => respond(response)));
    await new Promise<void>((resolve) => lyingStore.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(lyingStore.address() as AddressInfo).port}`;
  });
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockReset();
  });
  afterAll(() => new Promise((resolve) => lyingStore.close(resolve)));

  it('keeps the hash of the content store, and gives the fixed blank hash once the store is gone [IDX-10]', async () => {
    const store = await startContentStore();
    const { hash, isStored } = await uploadProjectInfo(`${store.origin}/`, info);
    expect({ hash, isStored }).toEqual({ hash: expect.stringMatching(/^Qm/), isStored: true });
    expect(await (await fetch(`${store.origin}/ipfs/${hash}`)).json()).toEqual(info);
    await store.stop();
    expect(await uploadProjectInfo(store.origin, info)).toEqual(blank);
  }, 30_000);

  it.each([
    ['refuses', (response: ServerResponse) => response.writeHead(503).end()],
    ['hangs up', (response: ServerResponse) => response.destroy()],
    ['answers nonsense', (response: ServerResponse) => response.end('{"Hash":"../evil"}')],
    ['stored something else', (response: ServerResponse) => response.end(JSON.stringify({ Hash: OTHER_HASH }))],
  ])('gives the fixed blank hash when the store %s', async (_how, answer) => {
    respond = answer;
    expect(await uploadProjectInfo(address, info)).toEqual(blank);
  });
});
