import { describe, expect, it } from '@jest/globals';
import { satisfy as original } from '@module-federation/runtime-core';
import { satisfy } from './federationSemverStub.mjs';

const VERSIONS = [
  '0.0.3',
  '0.0.4',
  '0.1.0',
  '0.1.1',
  '0.2.0',
  '1.0.0',
  '1.2.3',
  '1.10.0',
  '2.0.0',
  '19.3.1',
  '19.10.0',
];

describe("the reader of version ranges in the federation runtime's place", () => {
  for (const operator of ['^', '<='])
    it(`answers ${operator} as the runtime does`, () => {
      for (const version of VERSIONS)
        for (const bound of VERSIONS)
          expect([version, bound, satisfy(version, operator + bound)]).toEqual([
            version,
            bound,
            original(version, operator + bound),
          ]);
    });

  it('refuses a range that no build of ours requires', () => {
    expect(() => satisfy('1.0.0', '~1.0.0')).toThrow('ranges like ~1.0.0');
  });
});
