import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '@rab/config';
import { parseRemotes, sectionsIn } from './parseRemotes.ts';
import { isBelow, remoteOf } from './remoteOf.ts';

const remote = (name: string, paths: string[], change: object = {}) => ({
  name,
  entry: 'http://127.0.0.1:1/mf-manifest.json',
  paths,
  ...change,
});

describe('parseRemotes', () => {
  it('fills what may be left out', () => {
    expect(parseRemotes({ remotes: [remote('mf_lock', ['/lock-tokens'])] })).toEqual([
      { ...remote('mf_lock', ['/lock-tokens']), version: '', icon: 'layers', nav: [], sections: [], enabled: true },
    ]);
  });

  it('leaves out what is disabled', () => {
    const remotes = parseRemotes({
      remotes: [remote('mf_off', ['/off'], { enabled: false }), remote('mf_on', ['/on'])],
    });
    expect(remotes.map(({ name }) => name)).toEqual(['mf_on']);
  });

  it.each([
    ['remotes.0.name', remote('mf-lock', ['/a'])],
    ['remotes.0.entry', remote('mf_lock', ['/a'], { entry: 'javascript:alert(1)' })],
    ['remotes.0.entry', remote('mf_lock', ['/a'], { entry: '' })],
    ['remotes.0.paths', remote('mf_lock', [])],
    ['remotes.0.paths.1', remote('mf_lock', ['/a', 'b'])],
    ['remotes.0.nav.0.path', remote('mf_lock', ['/a'], { nav: [{ group: 'A', label: 'B', path: 'c' }] })],
    ['remotes.0.sections.0.slot', remote('mf_lock', ['/a'], { sections: [{ slot: 'hom', expose: 'b' }] })],
    ['remotes.0.sections.0.expose', remote('mf_lock', ['/a'], { sections: [{ slot: 'home', expose: '../b' }] })],
    ['remotes.0.sections.0.cards', remote('mf_lock', ['/a'], { sections: [{ slot: 'home', expose: 'b', cards: 0 }] })],
    ['remotes.0.icon', remote('mf_lock', ['/a'], { icon: 'padlock' })],
    ['remotes.0.integrity', remote('mf_lock', ['/a'], { integrity: 'sha1-AAAA' })],
    ['remotes.0.integrity', remote('mf_lock', ['/a'], { integrity: '' })],
    // browsers pass over what is no hash, and check nothing
    ['remotes.0.integrity', remote('mf_lock', ['/a'], { integrity: 'sha256-' })],
    ['remotes.0.integrity', remote('mf_lock', ['/a'], { integrity: `sha256-${'A'.repeat(42)}=` })],
    ['remotes.0.integrity', remote('mf_lock', ['/a'], { integrity: `sha384-${'A'.repeat(43)}=` })],
    ['remotes.0.integrity', remote('mf_lock', ['/a'], { integrity: `sha256-${'!'.repeat(43)}=` })],
    ['remotes.0.minVersion', remote('mf_lock', ['/a'], { minVersion: '' })],
    ['remotes.0.minVersion', remote('mf_lock', ['/a'], { minVersion: 'newest' })],
    ['remotes.0.minVersion', remote('mf_lock', ['/a'], { minVersion: '1.2' })],
    ['remotes.0.paths.0', remote('mf_lock', ['/'])],
    ['remotes.0.paths.0', remote('mf_lock', ['/lock/'])],
    ['remotes.0.paths.0', remote('mf_lock', ['//evil.example'])],
    ['remotes.0.paths.0', remote('mf_lock', ['/lock?tab=1'])],
    ['remotes.0.paths.0', remote('mf_lock', ['/größe'])],
    ['remotes.0.enabled', remote('mf_lock', ['/a'], { enabled: 'yes' })],
  ])('names the wrong field %s [FED-08]', (field, wrong) => {
    expect(() => parseRemotes({ remotes: [wrong] })).toThrow(new RegExp(`^remotes.json: ${field} `));
    expect(() => parseRemotes({ remotes: [wrong] })).toThrow(ConfigError);
  });

  it.each(['sha256', 'sha384', 'sha512'])('takes whole hashes: %s [FED-08]', (algorithm) => {
    const integrity = `${algorithm}-${createHash(algorithm).update('').digest('base64')}`;
    expect(parseRemotes({ remotes: [remote('mf_lock', ['/a'], { integrity })] })[0]?.integrity).toBe(integrity);
  });

  it('refuses an area or a path that has two lines, unless one of them is disabled [FED-08]', () => {
    const list = (...remotes: unknown[]) => parseRemotes({ remotes });
    expect(() => list(remote('mf_a', ['/a']), remote('mf_a', ['/b']))).toThrow('remotes has mf_a twice');
    expect(() => list(remote('mf_a', ['/a']), remote('mf_b', ['/b', '/a']))).toThrow('remotes has /a twice');
    expect(list(remote('mf_a', ['/a']), remote('mf_a', ['/a'], { enabled: false }))).toHaveLength(1);
    expect(list(remote('__proto__', ['/constructor']), remote('constructor', ['/__proto__']))).toHaveLength(2);
  });

  it.each([null, 'text', [], {}])('refuses %j as a whole or for its missing list', (json) => {
    expect(() => parseRemotes(json)).toThrow(ConfigError);
  });
});

describe('sectionsIn', () => {
  it('lists the sections of one page by their order, each with its area', () => {
    const remotes = parseRemotes({
      remotes: [
        remote('mf_lock', ['/lock'], { sections: [{ slot: 'portfolio', expose: 'my-locks', order: 2 }] }),
        remote('mf_token', ['/token']),
        remote('mf_sale', ['/sale'], {
          sections: [
            { slot: 'home', expose: 'current-sales', title: 'Current Sale', cards: 6 },
            { slot: 'portfolio', expose: 'my-sales', order: 1 },
          ],
        }),
      ],
    });
    const listed = (slot: 'home' | 'portfolio') =>
      sectionsIn(slot, remotes).map(({ remote: { name }, expose, title, cards }) => [name, expose, title, cards]);
    expect(listed('home')).toEqual([['mf_sale', 'current-sales', 'Current Sale', 6]]);
    expect(listed('portfolio')).toEqual([
      ['mf_sale', 'my-sales', undefined, 3],
      ['mf_lock', 'my-locks', undefined, 3],
    ]);
  });
});

describe('remoteOf', () => {
  const remotes = parseRemotes({
    remotes: [remote('mf_lock', ['/lock-tokens', '/create-lock']), remote('mf_token', ['/token'])],
  });

  it.each([
    ['/lock-tokens', 'mf_lock'],
    ['/lock-tokens/lock/7', 'mf_lock'],
    ['/create-lock?token=0x', 'mf_lock'],
    ['/token#top', 'mf_token'],
    ['/tokens', undefined],
    ['/lock', undefined],
    ['/', undefined],
  ])('%s belongs to %s', (path, name) => {
    expect(remoteOf(remotes, path)?.name).toBe(name);
  });

  it('goes to the longest of several prefixes, whatever their order', () => {
    const nested = [remote('mf_all', ['/lock']), remote('mf_new', ['/lock/new'])];
    for (const list of [nested, nested.toReversed()]) {
      const remotes = parseRemotes({ remotes: list });
      expect(remoteOf(remotes, '/lock/new/1')?.name).toBe('mf_new');
      expect(remoteOf(remotes, '/lock/7')?.name).toBe('mf_all');
    }
  });

  it('knows only whole segments', () => {
    expect(isBelow(['/token'], '/token-detect')).toBe(false);
  });
});
