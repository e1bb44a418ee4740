import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { chunkErrorOf, guardChunks, isInUse, reloadForChunk, reloadOnce } from './chunkReload.ts';

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

describe('chunkErrorOf', () => {
  it.each([chunkError(), new Error('Loading CSS chunk 3 failed.\n(http://127.0.0.1/3.css)')])('knows %s', (error) => {
    expect(chunkErrorOf(error)).toBe(error);
  });

  it.each([new Error('Failed to fetch'), null, undefined, 'Loading chunk 7 failed.'])('leaves %s alone', (error) => {
    expect(chunkErrorOf(error)).toBeUndefined();
  });
});

describe('a chunk that cannot be loaded', () => {
  const host = (answer: () => Promise<unknown>) => Object.assign(globalThis, { fetch: jest.fn(answer) });
  const reloads = async (error: unknown = chunkError()) => {
    const reload = jest.fn();
    await reloadForChunk(error, reload);
    return reload.mock.calls.length;
  };
  const draw = (html: string) => {
    document.body.innerHTML = html;
  };
  beforeEach(() => {
    draw('');
    host(async () => ({ ok: true }));
  });
  afterEach(() => draw(''));

  it('reloads the page once where nothing is lost by that [APP-22, TXF-04]', async () => {
    draw('<input name="amount"><input type="checkbox" checked value="on"><input type="radio" value="1">');
    expect(await reloads()).toBe(1);
    expect(await reloads()).toBe(0);
  });

  it('reloads it for the chunk behind another error, and for nothing else', async () => {
    expect(await reloads(new Error('area failed', { cause: chunkError() }))).toBe(1);
    sessionStorage.clear();
    expect(await reloads(new Error('something else'))).toBe(0);
  });

  it('does not reload where its server hangs: it is not gone [TXF-04]', async () => {
    expect(await reloads(Object.assign(chunkError(), { type: 'timeout' }))).toBe(0);
  });

  it.each([
    ['typed text', '<input name="amount" value="5">'],
    ['a typed description', '<textarea>Carrots</textarea>'],
    ['an act that is under way', '<div data-toast="loading">Confirm in your wallet</div>'],
  ])('does not reload over %s [TXF-04]', async (_what, html) => {
    draw(html);
    expect(isInUse()).toBe(true);
    expect(await reloads()).toBe(0);
  });

  it.each([
    ['does not answer', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['answers with an error', async () => ({ ok: false })],
  ])('does not reload while the host %s [TXF-04]', async (_what, answer) => {
    host(answer);
    expect(await reloads()).toBe(0);
  });

  it('does not reload over what was typed while the host was asked [TXF-04]', async () => {
    host(async () => {
      draw('<input value="5">');
      return { ok: true };
    });
    expect(await reloads()).toBe(0);
  });

  it('reloads the page where nobody has caught its failure [APP-22]', async () => {
    guardChunks();
    // jsdom says so instead of a reload
    const says = jest.spyOn(console, 'error').mockImplementation(() => {});
    for (const event of [
      new ErrorEvent('error', { error: chunkError() }),
      Object.assign(new Event('unhandledrejection'), { reason: chunkError() }),
    ]) {
      sessionStorage.clear();
      says.mockClear();
      dispatchEvent(event);
      await waitFor(() => expect(String(says.mock.lastCall?.[0])).toContain('navigation'));
    }
  });
});
