import '@rab/testing/patience';
import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Mount, MountOptions } from '@rab/embed';
import { configFixture } from '@rab/testing/configFixture';
import { act, waitFor } from '@testing-library/react';
import type { StandaloneProps } from './Standalone.tsx';

/** What is drawn: the area's options and configuration, and what it can do. */
let drawn: StandaloneProps | undefined;
let isBroken = false;
jest.mock('./Standalone.tsx', () => ({
  Standalone: (props: StandaloneProps) => {
    if (isBroken) throw new Error('broken');
    drawn = props;
    return props.options.path ?? 'start';
  },
}));

let mount: Mount;
beforeAll(async () => {
  // after the mock above
  const { makeMount } = await import('./makeMount.tsx');
  mount = makeMount(() => null, { firstPage: '/create-lock', paths: ['/create-lock', '/lock-tokens'] });
});
const config = configFixture();
/** A configuration of two chains, 56 and 97. */
const twoChains = {
  ...config,
  chains: { ...config.chains, '97': { ...config.chains['56'], id: 97 } },
  flags: { testnet: true },
};
const provider = { request: async () => null };
let place: HTMLElement;
const shown = () => place.shadowRoot?.textContent;
/** Waits until what comes of it is drawn. */
async function drawnAfter<T>(run: () => Promise<T>): Promise<T> {
  const outcome = {
    run: (): T => {
      throw new Error('nothing came of it');
    },
  };
  await act(() =>
    run().then(
      (value) => {
        outcome.run = () => value;
      },
      (error: Error) => {
        outcome.run = () => {
          throw error;
        };
      },
    ),
  );
  return outcome.run();
}
const mountAs = (options: MountOptions) => drawnAfter(() => mount(place, { config: { ...config }, ...options }));

/** By the address of a configuration, a function that makes the pending request for it succeed. */
const given = new Map<string, () => void>();
const fetchConfig = (address: string) =>
  new Promise((done) => {
    given.set(address, () => done({ ok: true, json: async () => config }));
  });

const supports = (property: string, value: string) =>
  property === 'color' ? /^#\w+$/.test(value) : !/[;{}]/.test(value);

beforeEach(() => {
  Object.assign(globalThis, { CSS: { supports }, reportError: jest.fn(), fetch: fetchConfig });
  isBroken = false;
  drawn = undefined;
  place = document.body.appendChild(document.createElement('div'));
});

const stays = (_: Element) => {};
const leaves = (element: Element) => element.remove();

describe('mount', () => {
  it.each([
    [{ chain: Number('x') }, 'chain must be the number of a chain'],
    [{ chain: '56' }, 'chain must be the number of a chain'],
    [{ path: 'create-lock' }, 'path must begin with one /'],
    [{ path: '//evil.example' }, 'path must begin with one /'],
    [{ path: '/\\evil.example' }, 'path must begin with one /'],
    [{ path: 5 }, 'path must be text'],
    [{ basename: 'shop' }, 'basename must begin with one /'],
    [{ routing: 'hsah' }, 'routing must be memory, hash or history'],
    [{ colorMode: 'blue' }, 'colorMode must be dark, light or system'],
    [{ theme: 'no JSON' }, 'theme must be an object of tokens'],
    [{ theme: null }, 'theme must be an object of tokens'],
    [{ theme: { accent: null } }, 'theme has no CSS value for accent'],
    [{ theme: { accent: 'url(https://evil.example)' } }, 'theme has no CSS value for accent'],
    [{ theme: { font: 'Georgia; } body {' } }, 'theme has no CSS value for font'],
    [{ theme: { text: { light: '#fff' } } }, 'theme has no CSS value for text'],
    [{ referrer: 5 }, 'referrer must be text'],
    [{ provider: {} }, 'provider must be a wallet with a function request'],
    [{ onLocked: 'thank' }, 'onLocked must be a function'],
  ])('says in its element why %j is not a valid option, and refuses it as a change [FED-06]', async (wrong, reason) => {
    const options = wrong as MountOptions;
    await expect(mountAs(options)).rejects.toThrow(`The option ${reason}.`);
    expect(shown()).toBe(`The option ${reason}.`);
    const { update, unmount } = await mountAs({ path: '/lock-tokens' });
    await expect(drawnAfter(() => update(options))).rejects.toThrow(reason);
    expect(shown()).toBe('/lock-tokens');
    act(unmount);
  });

  it.each([
    ['/', '/create-lock'],
    ['/lock-tokens', '/lock-tokens'],
  ])('at %s of its own site an area shows %s', async (address, shownPath) => {
    history.replaceState(null, '', address);
    const { unmount } = await mountAs({ routing: 'history', isOwnPage: true } as MountOptions);
    expect(location.pathname).toBe(shownPath);
    act(unmount);
  });

  it('takes every valid option [FED-06]', async () => {
    const theme = { accent: { light: '#fff', dark: '#000' }, font: 'Georgia' };
    const referrer = `0x${'1'.repeat(40)}`;
    const address = { path: '/lock-tokens', routing: 'history', basename: '/shop' } as const;
    const all = { ...address, chain: 97, colorMode: 'dark', theme, referrer, provider } as const;
    const names = ['connected', 'locked', 'deposited', 'navigated', 'failed'] as const;
    const heard = jest.fn();
    const hear = (name: string) => (detail: unknown) => heard(name, detail);
    const { unmount } = await mountAs({
      ...all,
      config: twoChains,
      onConnected: hear('connected'),
      onLocked: hear('locked'),
      onDeposited: hear('deposited'),
      onNavigated: hear('navigated'),
      onFailed: hear('failed'),
    });
    expect(drawn?.options).toMatchObject(all);
    expect(drawn?.config).toMatchObject({ defaultChainId: 97, referrer });
    expect(Object.keys(drawn?.config.chains ?? {})).toEqual(['97']);
    expect(drawn?.wallet?.provider).toBe(provider);
    expect(location.pathname).toBe('/shop/lock-tokens');
    for (const name of names) drawn?.tell(name, name as never);
    expect(heard.mock.calls).toEqual(names.map((name) => [name, name]));
    act(unmount);
  });

  it('takes changes one after the other, whatever each waits for [FED-06]', async () => {
    const { update, unmount } = await mountAs({ path: '/create-lock' });
    const first = update({ config: 'https://one.example', path: '/lock-tokens' });
    const links = { ...config.links, mainSite: 'https://second.example' };
    const second = update({ config: { ...config, links } });
    const third = update({ colorMode: 'dark' });
    await act(async () => {});
    expect(given.has('https://one.example')).toBe(true);
    given.get('https://one.example')?.();
    await drawnAfter(() => Promise.all([first, second, third]));
    expect(drawn?.options).toMatchObject({
      path: '/lock-tokens',
      colorMode: 'dark',
      config: { chains: config.chains },
    });
    expect(drawn?.config.links.mainSite).toBe('https://second.example');
    act(unmount);
  });

  it('takes a wallet that is given later, and gives it back [FED-06]', async () => {
    const { update, unmount } = await mountAs({});
    expect(drawn?.wallet).toBeUndefined();
    await drawnAfter(() => update({ provider }));
    expect(drawn?.wallet?.provider).toBe(provider);
    await drawnAfter(() => update({ provider: undefined }));
    expect(drawn?.wallet).toBeUndefined();
    act(unmount);
  });

  it('takes no change any more once it is taken away [FED-06]', async () => {
    const { update, unmount } = await mountAs({ path: '/create-lock' });
    const late = update({ path: '/lock-tokens' });
    act(unmount);
    await drawnAfter(() => Promise.all([late, update({ colorMode: 'dark' })]));
    expect(drawn?.options.path).toBe('/create-lock');
    expect(shown()).toBe('');
  });

  it('applies the next change after one that was refused [FED-06]', async () => {
    const { update, unmount } = await mountAs({});
    const first = update({ chain: 5 });
    const second = update({ path: '/lock-tokens' });
    await expect(drawnAfter(() => first)).rejects.toThrow('has no chain 5');
    await drawnAfter(() => second);
    expect(shown()).toBe('/lock-tokens');
    act(unmount);
  });

  it('takes away what was mounted in the same place, also what is still loading [FED-06]', async () => {
    const first = await mountAs({ path: '/create-lock' });
    const loading = mount(place, { config: 'https://two.example' });
    await act(async () => {});
    const last = await mountAs({ path: '/lock-tokens' });
    given.get('https://two.example')?.();
    await drawnAfter(() => loading);
    act(first.unmount);
    expect(shown()).toBe('/lock-tokens');
    expect(place.shadowRoot?.childElementCount).toBe(1);
    act(last.unmount);
    expect(place.shadowRoot?.childElementCount).toBe(0);
  });

  it.each([
    ['names its page in the hash', stays, stays, '#/lock-tokens'],
    ['names it also in an element that the page does not have yet', leaves, stays, '#/lock-tokens'],
    ['names none once its element has left the page', stays, leaves, ''],
  ])('that was loading %s [FED-06]', async (_, before, meanwhile, hash) => {
    history.replaceState(null, '', '/shop');
    before(place);
    const loading = mount(place, { config: 'https://three.example', routing: 'hash', path: '/lock-tokens' });
    await act(async () => {});
    meanwhile(place);
    given.get('https://three.example')?.();
    const { unmount } = await drawnAfter(() => loading);
    expect(location.hash).toBe(hash);
    act(unmount);
  });

  it('keeps working when a callback of the page fails, and reports the failure [FED-06]', async () => {
    const mistake = new Error('a mistake of the page');
    const onConnected = () => {
      throw mistake;
    };
    const { unmount } = await mountAs({ path: '/lock-tokens', onConnected });
    drawn?.tell('connected', { address: '0x', chainId: 56 });
    expect(reportError).toHaveBeenCalledWith(mistake);
    act(unmount);
  });

  it.each([false, true])(
    'says in its place and to the page that it has stopped, on its own page: %s [FED-06]',
    async (isOwnPage) => {
      isBroken = true;
      const onFailed = jest.fn();
      // within `act` React gives such an error to the test alone
      await mount(place, { config: { ...config }, onFailed, isOwnPage } as MountOptions);
      await waitFor(() => expect(isOwnPage ? place.textContent : shown()).toContain('has stopped'));
      expect(reportError).toHaveBeenCalledWith(expect.objectContaining({ message: 'broken' }));
      expect(onFailed).toHaveBeenCalledWith({ error: expect.objectContaining({ message: 'broken' }) });
    },
  );
});
