import { describe, expect, it } from '@jest/globals';
import { faultOf } from './faultOf.ts';

class DatabaseError extends Error {
  readonly code = '22P02';
  readonly detail = 'sent by a visitor';
}

describe('faultOf', () => {
  it('gives kind, code and place of an error on one line, and no word of its message [SGQ-03]', () => {
    const fault = faultOf(
      new DatabaseError('invalid input syntax: "sent by a visitor"\n    at a visitor\nof two lines'),
    );
    expect(fault).toMatch(/^DatabaseError 22P02 at .*faultOf\.test/);
    expect(fault).not.toMatch(/visitor|invalid|\n/);
  });

  it('ignores a code that is not a word, and handles a thrown value that is not an error [SGQ-03]', () => {
    expect(faultOf(Object.assign(new TypeError('a visitor'), { code: 'a visitor' }))).toMatch(/^TypeError at /);
    expect(faultOf('a visitor')).toBe('a thrown string');
  });
});
