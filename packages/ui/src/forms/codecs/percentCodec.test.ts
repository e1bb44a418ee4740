import { describe, expect, it } from '@jest/globals';
import { BASIS_POINTS, percentToBasisPoints, percentToPerMille } from '@rab/contracts';
import { validate } from '@rab/testing/validate';
import { basisPointsCodec, perMilleCodec } from './percentCodec.ts';

describe('percentages', () => {
  it('become basis points exactly, for all 10,001', () => {
    const basisPoints = basisPointsCodec();
    for (let bps = 0n; bps <= BASIS_POINTS; bps += 1n)
      expect(validate(basisPoints, `${bps / 100n}.${(bps % 100n).toString().padStart(2, '0')}`)).toBe(bps);
  });

  it.each(['2.55', '0.09', '5', '12.999', ' 60.55 ', '.1'])('%j is cut off as the specification has it', (text) => {
    expect(validate(perMilleCodec(), text)).toBe(percentToPerMille(text));
    expect(validate(basisPointsCodec(), text)).toBe(percentToBasisPoints(text));
  });

  it('are held against their limits before anything is cut off', () => {
    const limited = perMilleCodec({ min: { value: 510n, message: 'few' }, max: { value: 1000n, message: 'many' } });
    expect(validate(limited, '50.999')).toBe('few');
    expect(validate(limited, '51')).toBe(510n);
    expect(validate(limited, '100')).toBe(1000n);
    expect(validate(limited, `100.${'0'.repeat(190)}`)).toBe(1000n);
    expect(validate(limited, `100.${'0'.repeat(190)}1`)).toBe('many');
  });

  it.each(['half', '-1', '1e1', '5%', `1.${'0'.repeat(200)}`])('%j is no percentage', (text) => {
    expect(validate(perMilleCodec(), text)).toBe('Must be number');
    expect(validate(basisPointsCodec(), text)).toBe('Must be number');
  });

  it.each(['', '  ', null])('%j is a blank', (text) => {
    expect(validate(perMilleCodec(), text)).toBe('Must be number');
    expect(validate(perMilleCodec({ blank: 'Cannot be blank' }), text)).toBe('Cannot be blank');
  });
});
