import { describe, expect, it } from '@jest/globals';
import { ConfigError } from '@rab/config';
import { isBelow, parseRemotes, remoteOf } from './parseRemotes.ts';

const remote = (name: string, paths: string[], change: object = {}) => ({
  name,
  entry: 'http://127.0.0.1:1/mf-manifest.json',
  paths,
  ...change,
});

describe('parseRemotes', () => {
  it('fills what may be left out', () => {
    expect(parseRemotes({ remotes: [remote('mf_lock', ['/lock-tokens'])] })).toEqual([
      { ...remote('mf_lock', ['/lock-tokens']), version: '', icon: 'layers', nav: [], enabled: true },
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
    ['remotes.0.icon', remote('mf_lock', ['/a'], { icon: 'padlock' })],
    ['remotes.0.integrity', remote('mf_lock', ['/a'], { integrity: 'sha1-AAAA' })],
    ['remotes.0.integrity', remote('mf_lock', ['/a'], { integrity: '' })],
    ['remotes.0.enabled', remote('mf_lock', ['/a'], { enabled: 'yes' })],
  ])('names the wrong field %s', (field, wrong) => {
    expect(() => parseRemotes({ remotes: [wrong] })).toThrow(new RegExp(`^remotes.json: ${field} `));
    expect(() => parseRemotes({ remotes: [wrong] })).toThrow(ConfigError);
  });

  it.each([null, 'text', [], {}])('refuses %j as a whole or for its missing list', (json) => {
    expect(() => parseRemotes(json)).toThrow(ConfigError);
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

  it('knows only whole segments', () => {
    expect(isBelow(['/token'], '/token-detect')).toBe(false);
  });
});
