import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { ProjectInfo } from '@rab/contracts';
import { BLANK_PROJECT_INFO_HASH, uploadProjectInfo } from './projectInfo.ts';

const HASH = 'QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWnPbdG';
const answer = (body: unknown, ok = true) => ({ ok, status: ok ? 200 : 503, json: async () => body }) as Response;
const fetched = jest.fn<typeof fetch>();
const before = Object.getOwnPropertyDescriptor(globalThis, 'fetch');

beforeEach(() => {
  fetched.mockReset();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  Object.assign(globalThis, { fetch: fetched });
  AbortSignal.timeout ??= () => new AbortController().signal;
});
afterEach(() => {
  if (before) Object.defineProperty(globalThis, 'fetch', before);
  jest.restoreAllMocks();
});

describe('uploadProjectInfo', () => {
  const info = { description: 'Carrots' } as ProjectInfo;

  it('keeps the hash that the content store answers', async () => {
    fetched.mockResolvedValue(answer({ Hash: HASH }));
    expect(await uploadProjectInfo('http://127.0.0.1:1/', info)).toEqual({ hash: HASH, isStored: true });
    expect(fetched.mock.calls[0]?.[0]).toBe('http://127.0.0.1:1/api/v0/add');
  });

  it.each([
    ['refuses', () => Promise.resolve(answer({}, false))],
    ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers nonsense', () => Promise.resolve(answer({ Hash: '../evil' }))],
  ])('gives the fixed blank hash when the store %s', async (_how, respond) => {
    fetched.mockImplementation(respond);
    expect(await uploadProjectInfo('http://127.0.0.1:1', info)).toEqual({
      hash: BLANK_PROJECT_INFO_HASH,
      isStored: false,
    });
  });
});
