import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { configFixture } from '@rab/testing/configFixture';
import { composeSite, drawnFileOf } from './drawnPages.mjs';

const SHELL = `<!doctype html><html><head><title>RAB</title><script>first()</script></head><body><div id="root"><nav><a aria-current="page" href="/">Home</a><a class="x" href="/lock-tokens">Locks</a></nav><main id="m"><h1>Home</h1></main></div></body></html>`;
const ENTRY = 'remoteEntry.11111111.js';
const MANIFEST = {
  name: 'mf_lock',
  version: '1.0.0',
  entry: ENTRY,
};
const DRAWN = {
  entry: ENTRY,
  pages: {
    '/lock-tokens': {
      html: '<h1>Token locks</h1>',
      contracts: ['rabbitLock'],
      css: 'h1{content:"</script>"}',
      questions: [
        { subgraph: 'lock', body: '{"in"::factories}' },
        { subgraph: 'nowhere', body: '{}' },
      ],
    },
    '/lock-tokens/detail/:token': { html: '<h1>Lock info</h1>', css: '', questions: [], contracts: [] },
  },
};

let site: string;
function write(file: string, content: unknown) {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), typeof content === 'string' ? content : JSON.stringify(content));
}
const read = (file: string) => readFileSync(join(site, 'shell/pages', file), 'utf8');
const factsIn = (html: string) =>
  JSON.parse(/<script type="application\/json" id="drawn">(.*?)<\/script>/.exec(html)?.[1] ?? '');
const list = (...remotes: object[]) => write('remotes.json', { remotes });
const LOCK = {
  name: 'mf_lock',
  entry: 'https://lock.example/1.0.0-aa/mf-manifest.json',
  paths: ['/lock-tokens'],
  nav: [{ group: 'Lock', label: 'Locks', path: '/lock-tokens' }],
  version: '1.0.0',
  integrity: 'sha256-m',
};

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'rab-site-'));
  write('config.json', configFixture());
  write('shell/index.html', SHELL);
  write('mf-lock/1.0.0-aa/mf-manifest.json', MANIFEST);
  write('mf-lock/1.0.0-aa/drawn.json', DRAWN);
  list(LOCK);
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

describe('the pages of a site are put together', () => {
  it('of the shell’s page and what the release of each area has drawn, packed as well [FST-01, FST-05]', () => {
    expect(composeSite(site)).toBe(2);
    const html = read('lock-tokens.html');
    expect(html).toContain('<main id="m" data-drawn aria-busy="true"><h1>Token locks</h1></main>');
    expect(html.indexOf('id="drawn"')).toBeLessThan(html.indexOf('<script>first()'));
    expect(html).toContain('<a href="/">Home</a><a class="x" href="/lock-tokens" aria-current="page">');
    expect(brotliDecompressSync(readFileSync(join(site, 'shell/pages/lock-tokens.html.br'))).toString()).toBe(html);
    expect(read('lock-tokens/detail/_.html')).toContain('<h1>Lock info</h1>');
  });

  it.each([
    ['below its path', {}, 'href="/lock-tokens" aria-current="page"'],
    ['that it covers', { path: '/', covers: ['/lock-tokens/detail'] }, 'href="/" aria-current="page"'],
  ])('each with the link of the menu item %s as the current one [LOK-08]', (_, change, current) => {
    list({ ...LOCK, nav: [{ ...LOCK.nav[0], ...change }] });
    composeSite(site);
    const html = read('lock-tokens/detail/_.html');
    expect(html).toContain(current);
    expect(html.match(/aria-current/g)).toHaveLength(1);
  });

  it('each knows of which release it is, and what it asks of the site’s index [FST-02, FST-05]', () => {
    composeSite(site);
    const html = read('lock-tokens.html');
    // the page's own end of a script stays a text
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    const { css, ...facts } = factsIn(html);
    expect(css).toBe('h1{content:"</script>"}');
    expect(facts).toEqual({
      remote: { name: LOCK.name, entry: LOCK.entry, version: LOCK.version, integrity: LOCK.integrity },
      entry: ENTRY,
      chain: 56,
      questions: [{ url: 'https://index.example/lock', body: `{"in":["0x${'a'.repeat(40)}"]}` }],
    });
  });

  it.each<[string, () => void]>([
    ['is off', () => list({ ...LOCK, enabled: false })],
    ['is no longer listed', () => list()],
    ['has drawn nothing', () => rmSync(join(site, 'mf-lock/1.0.0-aa/drawn.json'))],
    ['has the drawings of another release', () => write('mf-lock/1.0.0-aa/drawn.json', { ...DRAWN, entry: 'x.js' })],
  ])('not those of an area that %s: earlier ones are taken away [FST-05]', (_, change) => {
    composeSite(site);
    change();
    expect(composeSite(site)).toBe(0);
    expect(existsSync(join(site, 'shell/pages/lock-tokens.html'))).toBe(false);
    expect(existsSync(join(site, 'shell/pages/lock-tokens/detail/_.html.br'))).toBe(false);
  });

  it('not one that looks different on a chain without a contract that it takes [FST-01]', () => {
    const config = configFixture();
    Object.assign(config.chains['56']?.contracts ?? {}, { rabbitLock: null });
    write('config.json', config);
    expect(composeSite(site)).toBe(1);
    expect(existsSync(join(site, 'shell/pages/lock-tokens.html'))).toBe(false);
    expect(read('lock-tokens/detail/_.html')).toContain('<h1>Lock info</h1>');
  });

  it('not into another page than the shell’s', () => {
    write('shell/index.html', '<!doctype html><title>x</title>');
    expect(() => composeSite(site)).toThrow("This is not the shell's page");
  });
});

it.each([
  ['/lock-tokens', '/lock-tokens.html'],
  ['/lock-tokens/', '/lock-tokens.html'],
  [`/rab-sale/0x${'aB'.repeat(20)}`, '/rab-sale/_.html'],
  ['/lock-tokens/lock/1000001/certificate', '/lock-tokens/lock/_/certificate.html'],
  ['/', undefined],
  ['/../secret', undefined],
  ['/lock-tokens/lock/x', '/lock-tokens/lock/x.html'],
  ['/a.b', undefined],
])('the file of the page at %s is %s', (path, file) => {
  expect(drawnFileOf(path)).toBe(file);
});
