import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from '@jest/globals';

const SCRIPT = readFileSync(join(import.meta.dirname, 'engine.js'), 'utf8');

interface Engine {
  Object: ObjectConstructor;
  Array: ArrayConstructor;
  URL: typeof URL;
  AbortSignal: typeof AbortSignal;
}

/** A browser that lacks all that the script fills in, after it has run. */
function engine(before = ''): Engine {
  class OldUrl extends URL {}
  const context = {
    URL: Object.assign(OldUrl, { canParse: undefined }),
    AbortSignal: class {},
    AbortController,
    DOMException,
    setTimeout,
  };
  return runInNewContext(
    `delete Object.hasOwn; delete Array.prototype.findLast; delete Array.prototype.toSorted; ${before}; ${SCRIPT}; ({ Object, Array, URL, AbortSignal })`,
    context,
  ) as Engine;
}

let old: Engine;
beforeEach(() => {
  old = engine();
});

describe('what an older browser lacks is there as the standards have it [ENG-03, BRW-02]', () => {
  it('for objects, lists and addresses', () => {
    expect([old.Object.hasOwn({ a: 1 }, 'a'), old.Object.hasOwn({}, 'toString')]).toEqual([true, false]);
    const list = old.Array.from([1, 2, 3, 4]);
    expect([list.findLast((each) => each < 4), list.findLast((each) => each > 9)]).toEqual([3, undefined]);
    const numbers = old.Array.from([10, 9, 1]);
    expect([[...numbers.toSorted()], [...numbers.toSorted((a, b) => a - b)], [...numbers]]).toEqual([
      [1, 10, 9],
      [1, 9, 10],
      [10, 9, 1],
    ]);
    expect([old.URL.canParse('https://a.b/'), old.URL.canParse('a b'), old.URL.canParse('/a', 'https://a.b')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('for signals: the first that ends ends them all, with its reason, and so does time', async () => {
    const [first, second] = [new AbortController(), new AbortController()];
    const any = old.AbortSignal.any([first.signal, second.signal]);
    expect(any.aborted).toBe(false);
    second.abort('over');
    first.abort('later');
    expect([any.aborted, any.reason]).toEqual([true, 'over']);
    expect(old.AbortSignal.any([second.signal]).reason).toBe('over');
    const timed = old.AbortSignal.timeout(1);
    await new Promise((done) => timed.addEventListener('abort', done));
    expect(timed.reason).toMatchObject({ name: 'TimeoutError' });
  });
});

it('globals that an extension has frozen stay as they are, and the others get what they lack [BRW-03]', () => {
  const { Object: objects, Array: arrays, URL: urls } = engine('Object.freeze(Object); Object.freeze(Array.prototype)');
  expect([objects.hasOwn, arrays.from([1]).findLast]).toEqual([undefined, undefined]);
  expect(urls.canParse('https://a.b/')).toBe(true);
});
