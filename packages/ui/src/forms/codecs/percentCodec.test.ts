import { describe, expect, it } from '@jest/globals';
import { BASIS_POINTS, percentToBasisPoints, percentToPerMille } from '@rab/contracts';
import { judge } from '@rab/testing/judge';
import { basisPointsCodec, perMilleCodec } from './percentCodec.ts';

describe('percentages', () => {
  it('become basis points exactly, for all 10,001', () => {
    const basisPoints = basisPointsCodec();
    for (let bps = 0n; bps <= BASIS_POINTS; bps += 1n)
      expect(judge(basisPoints, `${bps / 100n}.${(bps % 100n).toString().padStart(2, '0')}`)).toBe(bps);
  });

  it.each(['2.55', '0.09', '5', '12.999', ' 60.55 ', '.1'])('%j is cut off as the specification has it', (text) => {
    expect(judge(perMilleCodec(), text)).toBe(percentToPerMille(text));
    expect(judge(basisPointsCodec(), text)).toBe(percentToBasisPoints(text));
  });

  it('are held against their limits before anything is cut off', () => {
    const limited = perMilleCodec({ min: { value: 510n, message: 'few' }, max: { value: 1000n, message: 'many' } });
    expect(judge(limited, '50.999')).toBe('few');
    expect(judge(limited, '51')).toBe(510n);
    expect(judge(limited, '100')).toBe(1000n);
    expect(judge(limited, `100.${'0'.repeat(190)}`)).toBe(1000n);
    expect(judge(limited, `100.${'0'.repeat(190)}1`)).toBe('many');
  });

  it.each(['half', '-1', '1e1', '5%', `1.${'0'.repeat(200)}`])('%j is no percentage', (text) => {
    expect(judge(perMilleCodec(), text)).toBe('Must be number');
    expect(judge(basisPointsCodec(), text)).toBe('Must be number');
  });

  it.each(['', '  ', null])('%j is a blank', (text) => {
    expect(judge(perMilleCodec(), text)).toBe('Must be number');
    expect(judge(perMilleCodec({ blank: 'Cannot be blank' }), text)).toBe('Cannot be blank');
  });
});
