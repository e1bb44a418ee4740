import { describe, expect, it } from '@jest/globals';
import { safeText } from '../src/handlers/safeText.ts';

// Not next to its subject: Ponder runs every file in src/handlers.
describe('safeText', () => {
  it.each([
    ['plain text', 'Rabbit & Söhne 兔子 🐇', 'Rabbit & Söhne 兔子 🐇'],
    ['an empty text', '', ''],
    ['NUL and other control characters', 'a\0b\u0007c\u007fd\u009be', 'abcde'],
    ['line breaks and tabs', 'one\ntwo\tthree\r\nfour\u2028five', 'one two three  four five'],
    ['direction overrides and embeddings', 'a\u202ab\u202bc\u202cd\u202de\u202ef', 'abcdef'],
    ['direction isolates', 'a\u2066b\u2067c\u2068d\u2069e', 'abcde'],
    ['direction marks', 'a\u200eb\u200fc\u061cd', 'abcd'],
    ['characters without width', 'a\u200bb\u200cc\u200dd\u2060e\ufefff\u00adg', 'abcdefg'],
    ['fillers and variation selectors', 'a\u3164b\u115fc\u034fd\ufe0fe', 'abcde'],
    ['tags beyond the first plane', 'a\u{e0041}\u{e0100}b', 'ab'],
    ['halves of a character', 'a\ud83db\udc07c', 'abc'],
    ['a joined emoji', '👩‍🌾', '👩🌾'],
    ['right-to-left script itself', 'שלום', 'שלום'],
  ])('cleans %s', (_, text, clean) => {
    expect(safeText(text)).toBe(clean);
  });

  it('keeps 2048 characters and halves none', () => {
    expect(safeText('x'.repeat(1_000_000))).toHaveLength(2048);
    expect(safeText(`${'x'.repeat(2047)}🐇`)).toBe('x'.repeat(2047));
    expect(safeText(`${'\u200b'.repeat(5000)}seen`)).toBe('seen');
  });
});
