import { describe, expect, it } from '@jest/globals';
import { incompatibilityOf, isTooOld, type Surface } from './compatibility.ts';

const shared = (version: string, names: string[] | null = ['Button', 'StaleNote']) => ({
  '@rab/ui': { version, names },
});
const offer: Surface = { host: '2.1.0', shared: { ...shared('1.4.2'), react: { version: '19.3.1', names: null } } };
const needs = (changes: Partial<Surface>): Surface => ({ host: '2.1.0', shared: {}, ...changes });

describe('incompatibilityOf', () => {
  it.each([
    ['the same release', shared('1.4.2')],
    ['a patch newer', shared('1.4.3')],
    ['a minor newer that uses nothing new', shared('1.5.0')],
    ['a minor older', shared('1.3.9')],
    ['names that are not known', shared('1.4.2', null)],
    ['a library whose names are not known', { react: { version: '19.4.0', names: ['use'] } }],
  ])('lets %s run [FED-02]', (_, needed) => {
    expect(incompatibilityOf(needs({ shared: needed }), offer)).toBeUndefined();
  });

  it.each([
    ['the same interface of hosts', '2.1.0'],
    ['an interface of hosts that lacks what was added', '2.0.9'],
    ['an interface of hosts of the time when it was one number', 2],
  ])('lets %s run [FED-02]', (_, host) => {
    expect(incompatibilityOf(needs({ host }), offer)).toBeUndefined();
  });

  it.each([
    ['a new export', needs({ shared: shared('1.5.0', ['Rabbit']) }), 'host', '@rab/ui 1.4.2 has no Rabbit'],
    ['a removed export', needs({ shared: shared('1.3.0', ['Old']) }), 'area', '@rab/ui 1.4.2 has no Old'],
    [
      'names that differ in one version',
      needs({ shared: shared('1.4.2', ['X', 'Y']) }),
      'unknown',
      '@rab/ui 1.4.2 has no X, Y',
    ],
    ['a newer major', needs({ shared: shared('2.0.0', []) }), 'host', '@rab/ui is 1.4.2, not 2.0.0'],
    ['an older major', needs({ shared: shared('0.9.0', []) }), 'area', '@rab/ui is 1.4.2, not 0.9.0'],
    [
      'a key that the host lacks',
      needs({ shared: { '@rab/ui/maps': { version: '1.0.0', names: [] } } }),
      'host',
      'there is no @rab/ui/maps',
    ],
    [
      'a key that every object has',
      needs({ shared: { constructor: { version: '1.0.0', names: [] } } }),
      'host',
      'there is no constructor',
    ],
    [
      'what is no version',
      needs({ shared: { '@rab/ui': { names: [] } as never } }),
      'unknown',
      '@rab/ui is 1.4.2, not undefined',
    ],
    ['a newer interface of hosts', needs({ host: '3.0.0' }), 'host', "the host's interface is 2.1.0, not 3.0.0"],
    ['an interface of hosts with more', needs({ host: '2.10.0' }), 'host', "the host's interface is 2.1.0, not 2.10.0"],
    [
      'a version that is only the beginning of one',
      needs({ shared: shared('1.4', []) }),
      'unknown',
      '@rab/ui is 1.4.2, not 1.4',
    ],
    [
      'an interface of hosts that is no version',
      needs({ host: 'next' }),
      'unknown',
      "the host's interface is 2.1.0, not next",
    ],
    ['an older interface of hosts', needs({ host: 1 }), 'area', "the host's interface is 2.1.0, not 1.0.0"],
  ] as const)('says of %s which side is old [FED-02]', (_, needed, older, reason) => {
    expect(incompatibilityOf(needed, offer)).toEqual({ older, reason });
  });

  it('takes what comes before a release for older than that [FED-02]', () => {
    const old = { ...offer, shared: shared('1.4.2-rc.1') };
    const asked = needs({ shared: shared('1.4.2', ['Rabbit']) });
    expect(incompatibilityOf(asked, old)?.older).toBe('host');
    expect(incompatibilityOf(needs({ shared: shared('1.4.2-rc.1', ['Rabbit']) }), offer)?.older).toBe('area');
    expect(incompatibilityOf(needs({ shared: shared('1.4.2-rc.2', ['Rabbit']) }), old)?.older).toBe('host');
    expect(incompatibilityOf(needs({ shared: shared('1.4.2-rc.1', ['Rabbit']) }), old)?.older).toBe('unknown');
  });

  it('compares numbers, not letters [FED-02]', () => {
    expect(incompatibilityOf(needs({ shared: shared('1.10.0', ['Rabbit']) }), offer)?.older).toBe('host');
  });
});

describe('isTooOld', () => {
  it.each([
    ['1.2.0', false],
    ['1.10.0', false],
    ['2.0.0', false],
    ['1.1.9', true],
    ['x.9.9', true],
    ['1.x.9', true],
    ['^1.2.0', true],
    ['v1.2.0', true],
    ['1.2.0-rc.1', true],
    ['1.2.1-rc.1', false],
    ['1.2', true],
    ['', true],
  ])('says of %s where 1.2.0 is the lowest: %s [FED-08]', (version, isIt) => {
    expect(isTooOld(version, '1.2.0')).toBe(isIt);
  });

  it.each(['newest', '1', '1.2', '1.2.x', '>=1.2.0'])(
    'lets nothing run where the lowest one is %s [FED-08]',
    (lowest) => {
      expect(isTooOld('9.9.9', lowest)).toBe(true);
    },
  );
});
