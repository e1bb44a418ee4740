import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { HeadPreload } from '@rab/config';

const page = globalThis as unknown as { _rabPreload?: HeadPreload; rabShared: Record<string, string[]> };
const ENTRY = 'https://areas.example/lock/mf-manifest.json';
const HASH = `sha256-${'A'.repeat(43)}=`;
const LINE = { name: 'mf_lock', entry: ENTRY, paths: ['/locks'] };
const OFFER = '0a1b2c3d';
const MANIFEST = {
  offer: OFFER,
  entry: 'remoteEntry.js',
  exposes: { app: ['c/app.js'] },
  integrity: { 'remoteEntry.js': HASH, 'c/app.js': HASH },
};

/** What there is to fetch, by its address: a text, or something that becomes JSON. */
const files = new Map<string, unknown>();
const asked = () => jest.mocked(fetch).mock.calls.map(([url]) => url);
const scripts = () =>
  [...document.head.querySelectorAll('link')].map(({ rel, as, href, integrity, crossOrigin }) => [
    `${rel} ${as} ${crossOrigin}`,
    href,
    integrity,
  ]);
const script = (href: string, integrity: string) => ['preload script anonymous', href, integrity];

/** The page opens at a path: its head's script runs, and what that has asked for comes. */
async function open(pathname: string, remotes: unknown = [LINE], manifest: object = MANIFEST) {
  history.replaceState({}, '', pathname);
  files.set('/remotes.json', remotes && { remotes });
  files.set(ENTRY, manifest);
  let fetchPreloaded: typeof import('@rab/config').fetchPreloaded | undefined;
  await jest.isolateModulesAsync(async () => {
    await import('./script.ts');
    ({ fetchPreloaded } = await import('@rab/config'));
  });
  await come();
  return {
    ...(page._rabPreload as HeadPreload),
    fetchPreloaded: fetchPreloaded as typeof import('@rab/config').fetchPreloaded,
  };
}
const come = () => new Promise((done) => setTimeout(done));

/** As much of a response as is used: jsdom has none. */
class Answer {
  ok: boolean;
  status: number;
  constructor(
    private readonly body: string,
    { status }: { status: number },
  ) {
    this.ok = status === 200;
    this.status = status;
  }
  clone = () => new Answer(this.body, this);
  /** Once: who wants it twice takes a clone. */
  text = async () => {
    this.text = () => Promise.reject(new TypeError('body stream already read'));
    return this.body;
  };
  json = async () => JSON.parse(await this.text());
}
const answerOf = (url: string) =>
  new Answer(JSON.stringify(files.get(url)) ?? '', { status: files.has(url) ? 200 : 404 }) as unknown as Response;

beforeEach(() => {
  page.rabShared = {};
  Object.assign(globalThis, { Response: Answer, fetch: jest.fn(async (url: string) => answerOf(url)) });
});
afterEach(() => {
  delete page._rabPreload;
  files.clear();
  document.head.innerHTML = '';
  document.body.innerHTML = '';
  delete document.documentElement.dataset.elsewhere;
  localStorage.clear();
});

describe("the script in the page's head", () => {
  it('asks for the list and for the manifest of the area that the address belongs to, as the program would', async () => {
    await open('/locks/7', [
      { ...LINE, name: 'mf_other', entry: 'https://areas.example/other.json', paths: ['/others'] },
      { ...LINE, version: '3', integrity: HASH },
    ]);
    expect(asked()).toEqual(['/remotes.json', `${ENTRY}?v=3`]);
    const anew = { cache: 'no-cache', signal: expect.any(AbortSignal) };
    expect(jest.mocked(fetch).mock.calls.map(([, options]) => options)).toEqual([
      anew,
      { ...anew, redirect: 'error', integrity: HASH },
    ]);
  });

  it.each([
    ['where the address belongs to no area', '/', [LINE]],
    ['where the area is switched off', '/locks', [{ ...LINE, enabled: false }]],
    ['where the list is not valid', '/locks', 'nonsense'],
    ['where there is no list', '/locks', null],
  ])('asks for the list alone %s', async (_, pathname, remotes) => {
    await open(pathname, remotes);
    expect(asked()).toEqual(['/remotes.json']);
  });

  it('hands what came over to the program, once', async () => {
    const { fetchPreloaded } = await open('/locks');
    expect(await (await fetchPreloaded(ENTRY, {})).json()).toEqual(MANIFEST);
    expect(asked()).toHaveLength(2);
    const options = { integrity: HASH };
    await fetchPreloaded(ENTRY, options);
    expect(asked()).toEqual(['/remotes.json', ENTRY, ENTRY]);
    expect(fetch).toHaveBeenLastCalledWith(ENTRY, options);
  });

  it('hands over what came in time, however late the program is', async () => {
    const { fetchPreloaded } = await open('/locks');
    // the requests' time limits are over: what of a body has not been read cannot be read any more
    for (const { value } of jest.mocked(fetch).mock.results)
      ((await value) as Response).text = async () => Promise.reject(new DOMException('over', 'TimeoutError'));
    expect(await (await fetchPreloaded(ENTRY, {})).text()).toBe(JSON.stringify(MANIFEST));
  });

  it('hands over a 404, but not a failure from before the program started: the program repeats that request', async () => {
    jest.mocked(fetch).mockResolvedValueOnce(answerOf('/nowhere'));
    const { fetchPreloaded } = await open('/locks');
    expect((await fetchPreloaded('/remotes.json', {})).ok).toBe(false);
    jest.mocked(fetch).mockRejectedValueOnce(new TypeError('gone'));
    const later = await open('/locks');
    expect((await later.fetchPreloaded('/remotes.json', {})).ok).toBe(true);
  });

  it('hands over what is still under way, and its failure', async () => {
    let fail: (error: Error) => void = () => {};
    jest.mocked(fetch).mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)));
    const { fetchPreloaded } = await open('/locks');
    const answer = fetchPreloaded('/remotes.json', {});
    fail(new TypeError('gone'));
    await expect(answer).rejects.toThrow('gone');
    expect(asked()).toEqual(['/remotes.json']);
  });
});

describe('the scripts of the area', () => {
  const COMING = ['remoteEntry.js', 'c/app.js'].map((file) => script(new URL(file, ENTRY).href, HASH));

  it('come once the program is here, with their hashes', async () => {
    const { begin } = await open('/locks');
    expect(scripts()).toEqual([]);
    begin(OFFER);
    expect(scripts()).toEqual(COMING);
  });

  it('come with the manifest where the program was faster', async () => {
    let give: (answer: Response) => void = () => {};
    jest
      .mocked(fetch)
      .mockImplementation(async (url) =>
        url === ENTRY ? new Promise<Response>((done) => (give = done)) : answerOf(String(url)),
      );
    const { begin } = await open('/locks');
    begin(OFFER);
    expect(scripts()).toEqual([]);
    give(answerOf(ENTRY));
    await come();
    expect(scripts()).toEqual(COMING);
  });

  it.each([
    ['one of another origin', { entry: 'https://evil.example/x.js', integrity: { 'https://evil.example/x.js': HASH } }],
    ['those of an area that was built with another offer', { ...MANIFEST, offer: '11111111' }],
    ['those of an area that does not say with what it was built', { ...MANIFEST, offer: undefined }],
    ['one without a hash', { entry: 'x.js', integrity: {} }],
    ['any where the manifest has no hashes', { integrity: undefined }],
  ])('are never %s [FED-08]', async (_, change) => {
    const { begin } = await open('/locks', [LINE], { ...MANIFEST, exposes: {}, ...change });
    begin(OFFER);
    expect(scripts()).toEqual([]);
  });

  it('are not those of an area with a lowest release, which the program compares first [FED-08]', async () => {
    const { begin } = await open('/locks', [{ ...LINE, minVersion: '0.1.0' }]);
    begin(OFFER);
    expect(scripts()).toEqual([]);
  });

  describe('for its page', () => {
    const pages = {
      '/others': { files: ['c/other.js'], shared: [] },
      '/locks/:id': { files: ['c/page.js'], shared: ['@rab/ui/data', '@rab/ui/forms', 'constructor'] },
    };
    const manifest = {
      ...MANIFEST,
      pages,
      integrity: { ...MANIFEST.integrity, 'c/page.js': HASH, 'c/other.js': HASH },
    };
    /** As much of it as routes need; jsdom has none. */
    class Pattern {
      constructor(private readonly route: { pathname: string }) {}
      test = ({ pathname }: { pathname: string }) =>
        new RegExp(`^${this.route.pathname.replace(/:\w+/g, '[^/]+')}$`).test(pathname);
    }
    const openPage = async (pathname: string) => {
      page.rabShared = { '@rab/ui/data': ['c/1.js', 'c/2.js'] };
      const { begin } = await open(pathname, [LINE], manifest);
      begin(OFFER);
    };
    afterEach(() => {
      Reflect.deleteProperty(globalThis, 'URLPattern');
    });

    it.each(['/locks/7', '/locks/7/'])(
      'come with the files that the host has for what it shares, at %s',
      async (at) => {
        Object.assign(globalThis, { URLPattern: Pattern });
        await openPage(at);
        expect(scripts()).toEqual([
          ...COMING,
          script(new URL('c/page.js', ENTRY).href, HASH),
          ...['c/1.js', 'c/2.js'].map((file) => script(new URL(file, location.origin).href, '')),
        ]);
      },
    );

    it('come later where the browser has no URLPattern', async () => {
      await openPage('/locks/7');
      expect(scripts()).toEqual(COMING);
    });
  });
});

describe('on a page that its area has drawn ahead', () => {
  const TOKEN = `0x${'aB'.repeat(20)}`;
  const QUESTION = { url: 'https://index.example/lock', body: '{"id":":parameter"}' };
  const asked = () => jest.mocked(fetch).mock.calls.map(([url, options]) => [url, options?.body]);
  const here = (pathname: string, facts: object = {}) => {
    const drawn = { remote: LINE, entry: MANIFEST.entry, chain: 56, questions: [QUESTION], ...facts };
    document.head.innerHTML = `<script type="application/json" id="drawn">${JSON.stringify(drawn)}</script>`;
    document.body.innerHTML = '<main data-drawn><h1>Locks</h1></main>';
    return open(pathname);
  };
  const isShown = () => document.querySelector('main[data-drawn] h1') !== null;

  it('list, manifest and data are asked for at once, and no script of an area that does not answer [FST-01, FST-02]', async () => {
    jest.mocked(fetch).mockImplementation(() => new Promise(() => {}));
    const { begin } = await here(`/locks/${TOKEN}`);
    expect(asked()).toEqual([
      [QUESTION.url, `{"id":"${TOKEN.toLowerCase()}"}`],
      [ENTRY, undefined],
      ['/remotes.json', undefined],
    ]);
    begin(OFFER);
    expect(scripts()).toEqual([]);
  });

  it('the area’s scripts come with the program [FST-01]', async () => {
    const { begin } = await here('/locks');
    expect(scripts()).toEqual([]);
    begin(OFFER);
    expect(scripts().at(-1)?.[1]).toBe(new URL('c/app.js', ENTRY).href);
    expect(isShown()).toBe(true);
  });

  it('the program takes the answer to its first question, once, and asks another one itself [FST-02]', async () => {
    files.set(QUESTION.url, { data: 1 });
    const { fetchPreloaded } = await here('/locks/7');
    const ask = (id: string) => fetchPreloaded(QUESTION.url, { method: 'POST', body: `{"id":"${id}"}` });
    expect(await (await ask('7')).json()).toEqual({ data: 1 });
    expect(asked()).toHaveLength(3);
    await ask('8');
    await ask('7');
    expect(asked()).toHaveLength(5);
    expect(isShown()).toBe(true);
  });

  it('a manifest that the list has a hash for is asked for with it, also where the drawn page did not know it [FED-08]', async () => {
    const integrity = `sha256-${'B'.repeat(43)}=`;
    const pinned = { ...LINE, integrity };
    const drawn = { remote: LINE, entry: MANIFEST.entry, chain: 56, questions: [] };
    document.head.innerHTML = `<script type="application/json" id="drawn">${JSON.stringify(drawn)}</script>`;
    const { fetchPreloaded } = await open('/locks', [pinned]);
    const hashes = () =>
      jest
        .mocked(fetch)
        .mock.calls.filter(([url]) => url === ENTRY)
        .map(([, options]) => options?.integrity);
    expect(hashes()).toEqual(['', integrity]);
    await fetchPreloaded(ENTRY, { integrity });
    expect(hashes()).toHaveLength(2);
    // only what was checked against the same hash is taken
    await fetchPreloaded(ENTRY, { integrity: `sha256-${'C'.repeat(43)}=` });
    expect(hashes()).toHaveLength(3);
  });

  it('a program that asks ten seconds later asks itself [FST-02]', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const opened = here('/locks/7');
    await jest.advanceTimersByTimeAsync(0);
    const { fetchPreloaded } = await opened;
    await jest.advanceTimersByTimeAsync(10_000);
    jest.useRealTimers();
    await fetchPreloaded(QUESTION.url, { method: 'POST', body: '{"id":"7"}' });
    expect(asked()).toHaveLength(4);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a list that is filtered', () => here('/locks?search=a')],
    [
      'a visitor who has chosen another chain',
      () => {
        localStorage.setItem('rab.configs.v1', '{"chainId":97}');
        return here('/locks/7');
      },
    ],
  ])('nothing is asked for %s [FST-02]', async (_, go) => {
    await go();
    expect(asked().map(([url]) => url)).not.toContain(QUESTION.url);
  });

  it('texts of the index are marked as those of another chain for a visitor who has chosen one [FST-01]', async () => {
    localStorage.setItem('rab.configs.v1', '{"chainId":97}');
    await here('/locks');
    expect(document.documentElement.dataset.elsewhere).toBe('');
  });

  it.each([['{"chainId":56}'], ['{"chainId":null}'], ['nonsense']])(
    'a visitor of its chain is asked for, and sees the texts of its index, stored as %s [FST-01, FST-02]',
    async (stored) => {
      localStorage.setItem('rab.configs.v1', stored);
      await here('/locks/7?ref=1');
      expect(document.documentElement.dataset.elsewhere).toBeUndefined();
      expect(asked().map(([url]) => url)).toContain(QUESTION.url);
    },
  );

  it.each<[string, object]>([
    ['the area has another release at its address', { entry: 'other.js' }],
    ['the site lists another release', { remote: { ...LINE, entry: 'https://areas.example/0.9/mf-manifest.json' } }],
  ])('it is taken away where %s, whose scripts come then [FST-05]', async (_, facts) => {
    const { begin } = await here('/locks', facts);
    expect(isShown()).toBe(false);
    begin(OFFER);
    expect(scripts().at(-1)?.[1]).toBe(new URL('c/app.js', ENTRY).href);
  });

  it('the drawn page is taken away as soon as the site lists another release, also where the program has moved it [FST-05]', async () => {
    const { remote } = { remote: { ...LINE, entry: 'https://areas.example/0.9/mf-manifest.json' } };
    const opening = here('/locks', { remote });
    const kept = document.createElement('div');
    kept.dataset.drawn = '';
    kept.innerHTML = '<h1>Locks</h1>';
    document.body.append(kept);
    jest
      .mocked(fetch)
      .mockImplementation(async (url) => (url === ENTRY ? new Promise<Response>(() => {}) : answerOf(String(url))));
    await opening;
    expect(document.querySelectorAll('h1, #drawn')).toHaveLength(0);
  });

  it('the drawn page is taken away where the site has the area no longer [FST-05]', async () => {
    await here('/elsewhere');
    expect(isShown()).toBe(false);
  });
});
