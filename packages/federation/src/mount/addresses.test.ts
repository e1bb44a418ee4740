import { beforeEach, describe, expect, it } from '@jest/globals';
import { enterAddress, hashWindow } from './addresses.ts';

const PATHS = ['/create-lock', '/lock-tokens'];
const address = () => location.pathname + location.hash;

beforeEach(() => history.replaceState(null, '', '/'));

describe('the address of the page around an area', () => {
  it.each([
    ['memory', undefined, '/shop#offers', '/shop#offers'],
    ['hash', undefined, '/shop#offers', '/shop#/create-lock'],
    ['hash', undefined, '/shop#/lock-tokens', '/shop#/lock-tokens'],
    ['history', undefined, '/', '/create-lock'],
    ['history', undefined, '/lock-tokens/lock/7', '/lock-tokens/lock/7'],
    ['history', '/shop', '/shop', '/shop/create-lock'],
    ['history', '/shop/', '/shop/', '/shop/create-lock'],
    ['history', '/shop', '/shop/lock-tokens', '/shop/lock-tokens'],
    ['history', '/shop', '/lock-tokens', '/shop/create-lock'],
  ] as const)('with routing %s below %s is made of %s: %s [FED-06]', (routing, basename, before, after) => {
    history.replaceState(null, '', before);
    enterAddress({ routing, basename }, '/create-lock', PATHS);
    expect(address()).toBe(after);
  });

  it.each(['hash', 'history'] as const)('keeps what the page has noted of it, with routing %s [FED-06]', (routing) => {
    history.replaceState({ shop: 7 }, '', '/shop');
    enterAddress({ routing }, '/create-lock', PATHS);
    expect(history.state).toEqual({ shop: 7 });
  });

  it('names a page of the area in its hash, or an anchor of its own, which changes nothing for the area [FED-06]', () => {
    history.replaceState(null, '', '/shop#/create-lock');
    const page = hashWindow();
    for (const [hash, seen] of [
      ['#offers', '#/create-lock'],
      ['', '#/create-lock'],
      ['#/lock-tokens', '#/lock-tokens'],
      ['#top', '#/lock-tokens'],
    ] as const) {
      history.replaceState(null, '', `/shop${hash}`);
      expect(page.location.hash).toBe(seen);
    }
    expect(page.location.href).toBe(location.href);
  });
});
