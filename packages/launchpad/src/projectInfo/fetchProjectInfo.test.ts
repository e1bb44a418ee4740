/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { PROJECT_INFO_MAX_BYTES, type ProjectInfo, projectInfoSchema, v } from '@rab/config';
import { BLANK_PROJECT_INFO_HASH, fetchProjectInfo, ProjectInfoMismatch } from '@rab/config/project-info';
import { type RunningStore, startContentStore } from '@rab/testing/startContentStore';
import { uploadProjectInfo } from './uploadProjectInfo.ts';

const info: ProjectInfo = v.parse(projectInfoSchema, {
  logoUrl: 'https://carrot.example/logo.png',
  websiteUrl: 'https://carrot.example',
  description: 'Carrots for everybody 🥕',
});
/** sha2-512: a hash that is not checked here. */
const UNCHECKED = 'bafkrgqbqt7cgyo3bpuouhtwr3yotaaw7nqj2i6d5bh6yqbvn4xgekxfqsxjcxxx';
const signal = new AbortController().signal;
let store: RunningStore;
let hash: string;

beforeAll(async () => {
  store = await startContentStore();
  ({ hash } = await uploadProjectInfo(store.origin, info));
}, 30_000);
afterAll(() => store.stop());

describe('fetchProjectInfo', () => {
  let gateway: Server;
  let respond: RequestListener;
  let address: string;
  const warned = jest.spyOn(console, 'warn');

  beforeEach(async () => {
    warned.mockReset();
    gateway = createServer((request, response) => respond(request, response));
    await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
    address = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/ipfs`;
  });
  afterEach(() => new Promise((resolve) => gateway.close(resolve)));

  it('gives what the store was given [IDX-10]', async () => {
    expect(await fetchProjectInfo(`${store.origin}/ipfs/`, hash, signal)).toEqual(info);
  });

  it.each([BLANK_PROJECT_INFO_HASH, '', '../evil'])('asks nobody about the hash "%s"', async (blank) => {
    respond = () => expect('a request').toBe('no request');
    expect(await fetchProjectInfo(address, blank, signal)).toBeNull();
  });

  it.each([
    ['other words under a hash', () => hash, JSON.stringify({ ...info, description: 'Send coins to Mallory' })],
    ['the right words, written otherwise', () => hash, JSON.stringify(info, null, 2)],
    ['no JSON', () => UNCHECKED, '<html>'],
    ['bytes that are no UTF-8', () => UNCHECKED, Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x7d])],
    ['a script as link', () => UNCHECKED, JSON.stringify({ ...info, websiteUrl: 'javascript:alert(1)' })],
  ])('believes no gateway that gives %s', async (_what, named, body) => {
    respond = (_request, response) => response.end(body);
    await expect(fetchProjectInfo(address, named(), signal)).rejects.toThrow(ProjectInfoMismatch);
    expect(warned).toHaveBeenCalledTimes(1);
  });

  it('checks the schema alone where the hash cannot be checked', async () => {
    respond = (_request, response) => response.end(JSON.stringify(info));
    expect(await fetchProjectInfo(address, UNCHECKED, signal)).toEqual(info);
  });

  it('stops reading an endless answer', async () => {
    let sent = 0;
    const closed = new Promise<void>((resolve) => {
      respond = (_request, response) => {
        const more = () => {
          while (!response.destroyed && response.write('x'.repeat(1024))) sent += 1024;
        };
        response.on('drain', more).on('close', resolve);
        more();
      };
    });
    await expect(fetchProjectInfo(address, hash, signal)).rejects.toThrow(`larger than ${PROJECT_INFO_MAX_BYTES}`);
    await closed;
    expect(sent).toBeGreaterThan(0);
  });

  it('distinguishes a gateway that fails from one that gives wrong content', async () => {
    respond = (_request, response) => response.writeHead(502).end();
    await expect(fetchProjectInfo(address, hash, signal)).rejects.toThrow('HTTP 502');
    respond = (_request, response) => {
      response.writeHead(200, { 'content-length': '1000' }).write('{');
      setImmediate(() => response.destroy());
    };
    await expect(fetchProjectInfo(address, hash, signal)).rejects.not.toThrow(ProjectInfoMismatch);
    expect(warned).not.toHaveBeenCalled();
  });
});
