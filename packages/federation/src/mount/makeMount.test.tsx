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
  mount = makeMount(() => null, { initialPath: '/create-lock', paths: ['/create-lock', '/lock-tokens'] });
});
const config = configFixture();
const other = { ...configFixture(), defaultChainId: 97 };
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

/** Configurations by their addresses, each given when it is told to be. */
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
  ])('says in its place that %j is none, and as a change refuses it [FED-06]', async (wrong, reason) => {
    const options = wrong as MountOptions;
    await expect(mountAs(options)).rejects.toThrow(`The option ${reason}.`);
    expect(shown()).toBe(`The option ${reason}.`);
    const { update, unmount } = await mountAs({ path: '/lock-tokens' });
    await expect(drawnAfter(() => update(options))).rejects.toThrow(reason);
    expect(shown()).toBe('/lock-tokens');
    act(unmount);
  });

  it('takes every option that is one [FED-06]', async () => {
    const theme = { accent: { light: '#fff', dark: '#000' }, font: 'Georgia' };
    const provider = { request: async () => null };
    const all = { chain: 56, path: '/lock-tokens', routing: 'memory', colorMode: 'dark', theme, provider } as const;
    const { unmount } = await mountAs({ ...all, basename: undefined, onFailed: () => {} });
    expect(drawn?.options).toMatchObject(all);
    act(unmount);
  });

  it('takes changes one after the other, whatever each waits for [FED-06]', async () => {
    const { update, unmount } = await mountAs({ path: '/create-lock' });
    const first = update({ config: 'https://one.example', path: '/lock-tokens' });
    const second = update({ config: { ...other, chains: config.chains, defaultChainId: config.defaultChainId } });
    const third = update({ colorMode: 'dark' });
    await act(async () => {});
    given.get('https://one.example')?.();
    await drawnAfter(() => Promise.all([first, second, third]));
    expect(drawn?.options).toMatchObject({
      path: '/lock-tokens',
      colorMode: 'dark',
      config: { chains: config.chains },
    });
    act(unmount);
  });

  it('goes on with the next change where one cannot be taken [FED-06]', async () => {
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

  it('stands although a callback of the page fails, and reports that [FED-06]', async () => {
    const mistake = new Error('a mistake of the page');
    const onConnected = () => {
      throw mistake;
    };
    const { unmount } = await mountAs({ path: '/lock-tokens', onConnected });
    drawn?.tell('connected', { address: '0x', chainId: 56 });
    expect(reportError).toHaveBeenCalledWith(mistake);
    act(unmount);
  });

  it('says in its place and to the page that it has stopped [FED-06]', async () => {
    isBroken = true;
    const onFailed = jest.fn();
    // within `act` React gives such an error to the test alone
    await mount(place, { config: { ...config }, onFailed });
    await waitFor(() => expect(shown()).toContain('has stopped'));
    expect(onFailed).toHaveBeenCalledWith({ error: expect.objectContaining({ message: 'broken' }) });
  });
});
