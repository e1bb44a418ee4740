import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { preloadingPage } from '@rab/config';
import { parseRemotes, type Remote } from '../remotes/parseRemotes.ts';
import type { PageScripts } from './hostScripts.ts';
import type { AreaReport } from './remoteModules.ts';

const page = globalThis as unknown as { _rabScripts: PageScripts };
const OFFER = '0a1b2c3d';
const HASH = `sha256-${'A'.repeat(43)}=`;
const app = { default: () => null };
const loadRemote = jest.fn<() => Promise<unknown>>();
jest.mock('@module-federation/enhanced/runtime', () => ({
  getInstance: () => ({ name: 'shell', shareScopeMap: {} }),
  loadRemote: () => loadRemote(),
  registerGlobalPlugins() {},
  registerPlugins() {},
  registerRemotes() {},
}));
let host: typeof import('./remoteModules.ts');

/** What there is to fetch, by its address. */
const files = new Map<string, unknown>();
const give = async (url: string) => ({
  ok: files.has(url),
  status: 404,
  json: async () => files.get(url),
  text: async () => JSON.stringify(files.get(url)),
});
const hangs = () => new Promise<never>(() => {});
const asked = () => jest.mocked(fetch).mock.calls.map(([url]) => url);

const remoteOf = (name: string, line: Partial<Remote> = {}): Remote => {
  const entry = `https://areas.example/${name}/mf-manifest.json`;
  const [remote] = parseRemotes({ remotes: [{ name, entry, paths: [`/${name}`], ...line }] });
  return remote as Remote;
};
/** Puts a release of an area where its line in the list says. */
function release(remote: Remote, manifest: object = {}): Remote {
  const needs = { host: '2.1.0', shared: {} };
  const own = { name: remote.name, version: '1.2.0', entry: 'remoteEntry.js', exposes: { app: ['app.js'] } };
  const integrity = { 'remoteEntry.js': HASH, 'app.js': HASH };
  files.set(remote.entry, { ...own, offer: OFFER, needs, integrity, ...manifest });
  return remote;
}

beforeAll(async () => {
  // after the mock above
  host = await import('./remoteModules.ts');
  host.startRemotes([remoteOf('mf_first')], OFFER);
});

beforeEach(() => {
  Object.assign(globalThis, { fetch: jest.fn(give) });
  files.clear();
  files.set(`/offer.${OFFER}.json`, { host: '2.1.0', shared: {} });
  loadRemote.mockImplementation(async () => app);
  document.head.innerHTML = '';
});
afterEach(() => {
  jest.useRealTimers();
  delete preloadingPage._rabPreload;
});

describe('an area that hangs', () => {
  it.each([
    ['its manifest', () => jest.mocked(fetch).mockImplementation(hangs)],
    ['its code', () => loadRemote.mockImplementation(hangs)],
  ])('is given up within 7 s where that is %s [FED-04]', async (_, hang) => {
    jest.useFakeTimers();
    hang();
    const failed = jest.fn();
    host.loadRemoteModule(release(remoteOf('mf_slow')), 'app').catch(failed);
    await jest.advanceTimersByTimeAsync(7_000);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: 'RemoteError' }));
  });
});

describe('a release that is not in the log of releases', () => {
  const keys = [{ address: '0x0000000000000000000000000000000000000001' as const }];
  beforeEach(() => void files.set('/releases.json', { releases: [] }));
  afterEach(() => host.startRemotes([], OFFER));
  const NOT_LISTED = expect.objectContaining({ message: 'Version 1.2.0 isn’t in this site’s release log.' });
  /** What is reported of an area until `act` is over. */
  async function reportsOf(area: string, act: () => Promise<unknown>) {
    const reports: AreaReport[] = [];
    const hear = (event: Event) => void reports.push((event as CustomEvent<AreaReport>).detail);
    addEventListener('rab-area', hear);
    await act();
    removeEventListener('rab-area', hear);
    return reports.filter(({ name }) => name === area);
  }

  it('does not run where the site requires that, which its own message says [CHK-03]', async () => {
    host.startRemotes([], OFFER, { keys, required: true });
    const remote = release(remoteOf('mf_required'));
    loadRemote.mockClear();
    const reports = await reportsOf(remote.name, async () => {
      await expect(host.loadRemoteModule(remote, 'app')).rejects.toEqual(NOT_LISTED);
    });
    expect(reports).toEqual([expect.objectContaining({ error: NOT_LISTED })]);
    expect(loadRemote).not.toHaveBeenCalled();
    expect(() => page._rabScripts.make('https://areas.example/mf_required/remoteEntry.js', {})).toThrow();
  });

  it('runs where the site only has a log, and is reported [CHK-03]', async () => {
    host.startRemotes([], OFFER, { keys, required: false });
    const remote = release(remoteOf('mf_named'));
    const reports = await reportsOf(remote.name, async () => {
      expect(await host.loadRemoteModule(remote, 'app')).toBe(app);
      await expect(host.logEntryOf(await host.releaseOf(remote))).rejects.toEqual(NOT_LISTED);
    });
    expect(reports).toEqual([
      expect.objectContaining({ version: '1.2.0', ms: expect.any(Number) }),
      expect.objectContaining({ version: '1.2.0', unlogged: NOT_LISTED }),
    ]);
  });

  it('runs where the site has no log, and no log is asked for [CHK-03]', async () => {
    host.startRemotes([], OFFER);
    const remote = release(remoteOf('mf_unlogged'));
    expect(await host.loadRemoteModule(remote, 'app')).toBe(app);
    expect(await host.logEntryOf(await host.releaseOf(remote))).toBeUndefined();
    expect(asked()).toEqual([remote.entry]);
  });
});

describe('a part', () => {
  it('is reported when it was loaded, not each time that it is shown again [FED-04]', async () => {
    const reports = jest.fn();
    const hear = ({ detail }: Event & { detail?: { name: string } }) => detail?.name === 'mf_told' && reports();
    addEventListener('rab-area', hear);
    const told = release(remoteOf('mf_told'));
    for (let times = 0; times < 3; times++) await host.loadRemoteModule(told, 'app');
    removeEventListener('rab-area', hear);
    expect(reports).toHaveBeenCalledTimes(1);
  });
});

describe('a release', () => {
  it('that is not below the lowest one of the list is loaded, one that is below is not [FED-04]', async () => {
    expect(await host.loadRemoteModule(release(remoteOf('mf_fine', { minVersion: '1.2.0' })), 'app')).toBe(app);
    await expect(host.releaseOf(release(remoteOf('mf_old', { minVersion: '1.2.1' })))).rejects.toThrow(
      'is below 1.2.1',
    );
  });

  it('is requested by its version, so that a cache cannot answer with an older one [FED-04]', async () => {
    const remote = remoteOf('mf_versioned', { version: '7' });
    const entry = `${remote.entry}?v=7`;
    release({ ...remote, entry });
    expect(await host.loadRemoteModule(remote, 'app')).toBe(app);
    expect(asked()).toEqual([entry]);
  });

  it("is taken from what the page's head has asked for, once, and its scripts come ahead of their turn", async () => {
    const remote = release(remoteOf('mf_ahead'));
    const answers = new Map([[remote.entry, give(remote.entry) as unknown as Promise<Response>]]);
    preloadingPage._rabPreload = { answers, begin() {} };
    expect(await host.loadRemoteModule(remote, 'app')).toBe(app);
    expect(asked()).toEqual([]);
    expect(answers.size).toBe(0);
    const coming = [...document.head.querySelectorAll('link')].map(({ href }) => href);
    expect(coming).toEqual(['https://areas.example/mf_ahead/app.js']);
  });

  it('may name no files but those of listed origins: others are not fetched ahead [FED-08]', async () => {
    const foreign = 'https://evil.example/x.js';
    const pages = { '/mf_bad': { files: ['page.js', foreign], shared: [] } };
    const remote = release(remoteOf('mf_bad'), { exposes: { app: ['app.js', foreign] }, pages });
    void host.preloadPage(remote, '/mf_bad');
    await host.loadRemoteModule(remote, 'app');
    expect([...document.head.querySelectorAll('link')].map(({ href }) => href)).toEqual(
      ['remoteEntry.js', 'app.js', 'page.js'].map((file) => `https://areas.example/mf_bad/${file}`),
    );
  });
});

describe('a list that is reread', () => {
  const known = [remoteOf('mf_one'), remoteOf('mf_two')];

  it('drops an area that it no longer contains, and is the same object where nothing has changed [FED-04]', () => {
    expect(host.updateRemotes(known, known.slice(0, 1))).toEqual(known.slice(0, 1));
    const same = known.map((remote) => ({ ...remote }));
    expect(host.updateRemotes(known, same)).toBe(known);
  });

  it('lets an area come from a new origin [FED-04]', async () => {
    const moved = release(remoteOf('mf_one', { entry: 'https://new.example/mf-manifest.json' }));
    const script = 'https://new.example/remoteEntry.js';
    expect(() => page._rabScripts.make(script, {})).toThrow('not allowed');
    host.updateRemotes(known, [moved]);
    await host.releaseOf(moved);
    expect(page._rabScripts.make(script, {})).toMatchObject({ src: script, integrity: HASH });
  });
});
