import { afterEach, describe, expect, it } from '@jest/globals';
import { hostScripts, isolateChunks, type ScopedScript } from './hostScripts.ts';

const lock = 'https://lock.example';
const hashes = new Map(['c/a.js', 'c/b.js', 'a.js'].map((file) => [`${lock}/${file}`, `sha256-${file}`]));
const page = globalThis as { trustedTypes?: unknown };
afterEach(() => {
  delete page.trustedTypes;
});

describe('hostScripts', () => {
  it('makes scripts of the listed origins, a second one of a file with an address of its own [FED-04]', () => {
    const { make } = hostScripts(new Set([lock]), hashes, 1);
    expect(make(`${lock}/c/a.js`)).toMatchObject({
      src: `${lock}/c/a.js`,
      crossOrigin: 'anonymous',
      integrity: 'sha256-c/a.js',
    });
    expect(make(`${lock}/c/b.js`).src).toBe(`${lock}/c/b.js`);
    expect(make(`${lock}/c/a.js`)).toMatchObject({ src: `${lock}/c/a.js?r=1`, integrity: 'sha256-c/a.js' });
  });

  it.each(['https://evil.example/x.js', 'https://lock.example.evil/x.js', 'data:text/javascript,1', '/own.js'])(
    'refuses %s',
    (url) => {
      expect(() => hostScripts(new Set([lock]), hashes, 1).make(url)).toThrow('not allowed');
    },
  );

  it('refuses a script of an allowed origin that is no part of a release, and gives the page its own without a hash', () => {
    const { make } = hostScripts(new Set([lock, location.origin]), hashes, 1);
    expect(() => make(`${lock}/c/z.js`)).toThrow('no part of a release');
    expect(make('/own.js')).toMatchObject({ src: `${location.origin}/own.js`, integrity: '' });
  });

  it('refuses an area a script without a hash of the page’s own origin, too [FED-08]', () => {
    const { make } = hostScripts(new Set([lock, location.origin]), hashes, 1);
    for (const url of ['/own.js', `blob:${location.origin}/1`])
      expect(() => make(url, {})).toThrow('no part of a release');
    expect(make(`${lock}/a.js`, {}).integrity).toBe('sha256-a.js');
  });

  it('has one policy where the browser has Trusted Types, however many scripts it makes [FED-04]', () => {
    const names: string[] = [];
    page.trustedTypes = {
      createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => {
        names.push(name);
        return { createScriptURL: (url: string) => `${rules.createScriptURL(url)}#trusted` };
      },
    };
    const { make } = hostScripts(new Set([lock]), hashes, 1);
    expect(make(`${lock}/a.js`).src).toBe(`${lock}/a.js#trusted`);
    make(`${lock}/a.js`);
    expect(() => make('https://evil.example/x.js')).toThrow('not allowed');
    expect(names).toEqual(['rab-remotes']);
  });
});

describe('isolateChunks', () => {
  type Chunks = unknown[];
  const global = globalThis as unknown as { webpackChunkmf_lock: Chunks };
  /** Runs code as a script of the page. */
  function asScript<T>(script: ScopedScript | null, run: () => T): T {
    Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
    return run();
  }
  const scriptOf = (rabRoom: Record<string, unknown>) => Object.assign(document.createElement('script'), { rabRoom });

  it('keeps the chunks of two runs of an area apart [FED-04]', () => {
    isolateChunks('mf_lock');
    const [old, fresh] = [scriptOf({}), scriptOf({})];
    const push = (chunk: string) => () => {
      // what every chunk begins with
      // biome-ignore lint/suspicious/noAssignInExpressions: webpack's own line
      (global.webpackChunkmf_lock = global.webpackChunkmf_lock || []).push(chunk);
    };
    asScript(old, push('1 of the old release'));
    asScript(fresh, push('1 of the new release'));
    // a chunk that the old run asked for, and that comes late
    asScript(scriptOf(old.rabRoom), push('2 of the old release'));
    expect(asScript(old, () => global.webpackChunkmf_lock)).toEqual(['1 of the old release', '2 of the old release']);
    expect(asScript(fresh, () => global.webpackChunkmf_lock)).toEqual(['1 of the new release']);
    expect(asScript(null, () => global.webpackChunkmf_lock)).toBeUndefined();
  });
});
