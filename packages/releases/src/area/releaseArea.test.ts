import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { goBackTo, releaseArea } from './releaseArea.ts';

const UI = '@rab/ui';
const surface = (version: string, names: string[], host = 2) => ({ host, shared: { [UI]: { version, names } } });

let folder: string;
const file = (...path: string[]) => join(folder, ...path);
const write = (content: unknown, ...path: string[]) => {
  mkdirSync(file(...path.slice(0, -1)), { recursive: true });
  writeFileSync(file(...path), JSON.stringify(content));
};
const list = (line: object = {}) =>
  write(
    { remotes: [{ name: 'mf_lock', entry: 'https://lock.rab.example/mf-manifest.json', ...line }] },
    'site',
    'remotes.json',
  );
const ENTRY = 'remoteEntry.js';
const hash = `sha256-${createHash('sha256').update('"the entry"').digest('base64')}`;
const build = (needs: object, version = '1.2.0', other: object = {}) => {
  write('the entry', 'build', ENTRY);
  const manifest = { name: 'mf_lock', version, needs, entry: ENTRY, integrity: { [ENTRY]: hash }, ...other };
  write(manifest, 'build', 'mf-manifest.json');
  return file('build');
};
const fits = surface('1.4.0', ['Button']);
const site = () => ({ folder: file('site'), area: 'mf-lock' });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rab-site-'));
  write(surface('1.4.0', ['Button']), 'site', 'shell', 'offer.12345678.json');
  mkdirSync(file('site', 'mf-lock'));
  list();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a release that the site would not run is refused, and nothing is changed [FED-04]:', () => {
  it.each([
    ['a new export', () => build(surface('1.5.0', ['Rabbit'])), 'has no Rabbit. Release the shell first.'],
    ['an older major', () => build(surface('0.9.0', [])), 'Build the area with the shared packages of this shell.'],
    [
      'an older host',
      () => build(surface('1.4.0', [], 3)),
      "the host's interface is 2.0.0, not 3.0.0. Release the shell first.",
    ],
    ['no build', () => file('site'), 'holds no build of an area'],
    ['another area', () => build(fits, '1.2.0', { name: 'mf_token' }), 'is a build of mf_token, not of mf_lock'],
    ['an entry without a hash', () => build(fits, '1.2.0', { integrity: {} }), 'names no hash of remoteEntry.js'],
    [
      'another script than it names',
      () => build(fits, '1.2.0', { integrity: { [ENTRY]: hash.replace(/.{4}$/, 'AAA=') } }),
      'remoteEntry.js is not the one that its manifest names',
    ],
    [
      'a script that is missing',
      () => build(fits, '1.2.0', { integrity: { [ENTRY]: hash, 'c/app.js': hash } }),
      'c/app.js is not the one that its manifest names',
    ],
  ])('%s', (_, make, reason) => {
    const made = make();
    const before = readFileSync(file('site', 'remotes.json'), 'utf8');
    expect(() => releaseArea(site(), made)).toThrow(reason);
    expect(readFileSync(file('site', 'remotes.json'), 'utf8')).toBe(before);
    expect(readdirSync(file('site', 'mf-lock'))).toEqual([]);
  });

  it('a build below minVersion', () => {
    list({ minVersion: '1.3.0' });
    expect(() => releaseArea(site(), build(surface('1.4.0', ['Button'])))).toThrow('mf-lock 1.2.0 is older than 1.3.0');
    expect(readdirSync(file('site', 'mf-lock'))).toEqual([]);
  });

  it('a build of an area without a line', () => {
    list({ name: 'mf_other' });
    expect(() => releaseArea(site(), build(surface('1.4.0', [])))).toThrow('has no line for mf-lock');
  });

  it('a way back to what is not there', () => {
    expect(() => goBackTo(site(), '1.0.0-12345678')).toThrow('is no release of mf-lock');
  });
});
