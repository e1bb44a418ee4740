import { afterEach, describe, expect, it } from '@jest/globals';
import { createInstance, registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import { hostCopies } from './hostCopies.ts';

const KEYS = ['@rab/ui', '@rab/ui/data', '@rab/ui/forms'] as const;
/** One is loaded with the page, the others when somebody needs them. */
const isEager = (key: string) => key === '@rab/ui';

/** A build's shared modules; each returns the name of its build. */
const sharedOf = (build: string, version: string, load = async () => {}) =>
  Object.fromEntries(
    KEYS.map((key) => {
      const shareConfig = { singleton: true, requiredVersion: `^${version}` };
      const common = { version, scope: 'default', strategy: 'loaded-first' as const, shareConfig };
      const module = () => ({ build });
      return [
        key,
        isEager(key) && build === 'shell'
          ? { ...common, lib: module }
          : {
              ...common,
              get: async () => {
                await load();
                return module;
              },
            },
      ];
    }),
  );

let names = 0;
/** A host with an area whose build has another version of what they share. */
function page(version: string, load?: () => Promise<void>) {
  names += 1;
  const host = createInstance({
    name: `shell_${names}`,
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: sharedOf('shell', '0.2.1', load),
  });
  const plugin = { ...hostCopies(host), name: `rab-host-copies-${names}` };
  host.registerPlugins([plugin]);
  registerGlobalPlugins([plugin]);
  const area = createInstance({
    name: `mf_lock_${names}`,
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: sharedOf('mf_lock', version),
  });
  area.initShareScopeMap('default', host.shareScopeMap.default ?? {});
  area.initializeSharing('default', { strategy: 'loaded-first' });
  return { host, area };
}

const buildOf = async (instance: ReturnType<typeof createInstance>, key: string) => {
  const factory = await instance.loadShare<{ build: string }>(key);
  return factory && (factory as () => { build: string })().build;
};

afterEach(() => {
  (globalThis as { __FEDERATION__?: { __GLOBAL_PLUGIN__: unknown[] } }).__FEDERATION__?.__GLOBAL_PLUGIN__.splice(0);
});

describe('hostCopies', () => {
  for (const [kind, version] of [
    ['the same version', '0.2.1'],
    ['a patch more', '0.2.2'],
    ['a minor more', '0.3.0'],
    ['a major more', '1.0.0'],
    ['a patch less', '0.2.0'],
    ['a minor less', '0.1.9'],
  ] as const)
    it(`gives an area with ${kind} the host's copies, and the host its own [FED-01]`, async () => {
      const { host, area } = page(version);
      for (const key of KEYS) {
        expect(await buildOf(area, key)).toBe('shell');
        expect(await buildOf(host, key)).toBe('shell');
      }
    });

  it('keeps the copies of the host when the area that used them is taken out [FED-01]', async () => {
    const { host, area } = page('0.3.0');
    const remote = { name: area.name, entry: 'https://lock.example/remoteEntry.js' };
    const entry = { init() {}, get: () => async () => ({}) };
    host.registerPlugins([{ name: 'entry', loadEntry: async () => entry }]);
    host.registerRemotes([remote]);
    await host.loadRemote(`${area.name}/app`);
    await buildOf(area, '@rab/ui/data');
    const copy = () => host.shareScopeMap.default?.['@rab/ui/data']?.['0.2.1'];
    const used = copy();
    expect(used?.from).toBe(host.name);
    // another release of it: the runtime takes the one before out
    host.registerRemotes([remote], { force: true });
    expect(host.moduleCache.has(area.name)).toBe(false);
    expect(copy()).toBe(used);
    expect(await buildOf(host, '@rab/ui/data')).toBe('shell');
  });

  it('requests a part again after its loading failed [FED-04]', async () => {
    let isThere = false;
    const { area } = page('0.3.0', async () => {
      if (!isThere) throw new Error('Loading chunk 7 failed.');
    });
    await expect(buildOf(area, '@rab/ui/data')).rejects.toThrow('chunk 7');
    isThere = true;
    expect(await buildOf(area, '@rab/ui/data')).toBe('shell');
  });
});
