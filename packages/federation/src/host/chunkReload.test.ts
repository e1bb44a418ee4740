import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { isChunkError, reloadOnce } from './chunkReload.ts';

const chunkError = () => Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });

beforeEach(() => sessionStorage.clear());

describe('reloadOnce', () => {
  it('reloads for the first chunk that cannot be loaded, and not again while it stays away', () => {
    const reload = jest.fn();
    expect(reloadOnce(reload, sessionStorage, 1_000_000)).toBe(true);
    expect(reloadOnce(reload, sessionStorage, 1_000_500)).toBe(false);
    expect(reloadOnce(reload, sessionStorage, 1_059_999)).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('reloads again for a later deployment', () => {
    const reload = jest.fn();
    reloadOnce(reload, sessionStorage, 1_000_000);
    expect(reloadOnce(reload, sessionStorage, 1_060_000)).toBe(true);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('never reloads where it could not remember it', () => {
    const reload = jest.fn();
    const blocked = {
      getItem: () => null,
      setItem: () => {
        throw new Error('blocked');
      },
    };
    expect(reloadOnce(reload, blocked)).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('isChunkError', () => {
  it.each([chunkError(), new Error('Loading CSS chunk 3 failed.\n(http://127.0.0.1/3.css)')])('knows %s', (error) => {
    expect(isChunkError(error)).toBe(true);
  });

  it.each([new Error('Failed to fetch'), null, undefined, 'Loading chunk 7 failed.'])('leaves %s alone', (error) => {
    expect(isChunkError(error)).toBe(false);
  });
});
