import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { verifyReleaseLog } from '@rab/config/release-log';
import { configFixture } from '@rab/testing/configFixture';
import { newReleaseKey } from '@rab/testing/newReleaseKey';
import { longerLog, writeLog } from './logRelease.ts';
import { operatorKey } from './operatorKey.ts';
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
const key = newReleaseKey();
const note = { commit: null, sign: key.sign };
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
  ])('%s', async (_, make, reason) => {
    const made = make();
    const before = readFileSync(file('site', 'remotes.json'), 'utf8');
    await expect(releaseArea(site(), made, note)).rejects.toThrow(reason);
    expect(readFileSync(file('site', 'remotes.json'), 'utf8')).toBe(before);
    expect(readdirSync(file('site', 'mf-lock'))).toEqual([]);
  });

  it('a build below minVersion', async () => {
    list({ minVersion: '1.3.0' });
    await expect(releaseArea(site(), build(surface('1.4.0', ['Button'])), note)).rejects.toThrow(
      'mf-lock 1.2.0 is older than 1.3.0',
    );
    expect(readdirSync(file('site', 'mf-lock'))).toEqual([]);
  });

  it('a build of an area without a line', async () => {
    list({ name: 'mf_other' });
    await expect(releaseArea(site(), build(surface('1.4.0', [])), note)).rejects.toThrow('has no line for mf-lock');
  });

  it('a way back to what is not there', async () => {
    await expect(goBackTo(site(), '1.0.0-12345678', note)).rejects.toThrow('is no release of mf-lock');
  });

  it.each([
    ['another key than the configuration names', newReleaseKey().sign, 'not what a key of the operator has signed'],
    ['no key', operatorKey(false, ''), 'RELEASE_KEY has to be a private key'],
    ['a key of too many digits', operatorKey(false, `${key.privateKey}ab`), 'RELEASE_KEY has to be a private key'],
    [
      'a key that is no number of the curve',
      operatorKey(false, `0x${'f'.repeat(64)}`),
      'RELEASE_KEY has to be a private key',
    ],
  ])('a build that is to be logged, with %s [CHK-03]', async (_, sign, reason) => {
    configure();
    const made = build(fits);
    await expect(releaseArea(site(), made, { commit: null, sign })).rejects.toThrow(reason);
    expect(readdirSync(file('site')).sort()).toEqual(['config.json', 'mf-lock', 'remotes.json', 'shell']);
    expect(readdirSync(file('site', 'mf-lock'))).toEqual([]);
  });

  it('a build for whose site somebody has changed the log [CHK-03]', async () => {
    configure();
    const log = await longerLog(file('site'), { ...LOGGED, version: '1.1.0' }, key.sign);
    const changed = { releases: log?.map((entry) => ({ ...entry, version: '1.1.1' })) };
    write(changed, 'site', 'releases.json');
    await expect(releaseArea(site(), build(fits), note)).rejects.toThrow('entry 1 is not what a key of the operator');
    expect(JSON.parse(readFileSync(file('site', 'releases.json'), 'utf8'))).toEqual(changed);
    expect(readdirSync(file('site', 'mf-lock'))).toEqual([]);
  });
});

const LOGGED = { area: 'mf_lock', version: '1.2.0', commit: 'ab'.repeat(20), manifest: `sha256-${'A'.repeat(43)}=` };
/** A site with a log, whose configuration is complete. */
const configure = () =>
  write({ ...configFixture(), releaseLog: { keys: [{ address: key.address }] } }, 'site', 'config.json');

describe('the log of a site', () => {
  it('gets each release once, signed with the key in the environment, and a later one after it [CHK-03]', async () => {
    configure();
    const sign = operatorKey(false, key.privateKey);
    const first = await longerLog(file('site'), LOGGED, sign);
    expect(first).toEqual([expect.objectContaining({ ...LOGGED, sequence: 1, previous: null })]);
    writeLog(file('site'), first ?? []);
    expect(await longerLog(file('site'), LOGGED, sign)).toBeUndefined();
    // the same files as a release of another area are one of their own
    expect(await longerLog(file('site'), { ...LOGGED, area: 'mf_sale' }, sign)).toHaveLength(2);
    const later = { ...LOGGED, version: '1.3.0', manifest: `sha256-${'B'.repeat(43)}=` };
    const second = await longerLog(file('site'), later, sign);
    expect(second?.map(({ sequence, version }) => [sequence, version])).toEqual([
      [1, '1.2.0'],
      [2, '1.3.0'],
    ]);
    await expect(verifyReleaseLog(second ?? [], [{ address: key.address }])).resolves.toBeUndefined();
  });

  it('is not kept where the configuration has none [CHK-03]', async () => {
    write(configFixture(), 'site', 'config.json');
    expect(await longerLog(file('site'), LOGGED, key.sign)).toBeUndefined();
  });
});
