import { describe, expect, it } from '@jest/globals';
import { assert, integer, property, stringMatching } from 'fast-check';
import { shortAddress } from './shortAddress.ts';

const address = stringMatching(/^0x[0-9a-fA-F]{40}$/);

describe('shortAddress', () => {
  it('keeps 6 leading and 4 trailing characters, in the shell 7 and 7', () => {
    expect(shortAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')).toBe('0x7099…79C8');
    expect(shortAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8', 7, 7)).toBe('0x70997…7dc79C8');
  });

  it('shows both ends of any address, and a short text whole', () => {
    assert(
      property(address, integer({ min: 1, max: 10 }), integer({ min: 1, max: 10 }), (text, leading, trailing) => {
        const [start = '', end = ''] = shortAddress(text, leading, trailing).split('…');
        return start.length === leading && end.length === trailing && text.startsWith(start) && text.endsWith(end);
      }),
    );
    expect(shortAddress('0x12345678')).toBe('0x12345678');
  });
});

it('a text as long as what would be shown comes back whole, a longer one is cut', () => {
  expect(shortAddress('0123456789')).toBe('0123456789');
  expect(shortAddress('0123456789a')).toBe('012345…789a');
});
