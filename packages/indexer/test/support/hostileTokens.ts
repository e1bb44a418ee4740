import { encodeAbiParameters, type Hex, stringToHex } from 'viem';

/** What a `LoudToken` does instead of telling the truth. */
const MOODS = { bytes: 0, revert: 1, endless: 2, flood: 3 } as const;

interface Answer {
  getter: 'name' | 'symbol' | 'decimals';
  mood: keyof typeof MOODS;
  /** The raw answer of the mood `bytes`. */
  data?: Hex;
}

export interface HostileToken {
  title: string;
  says: readonly Answer[];
  /** What a list must show. */
  shown: { name: string; symbol: string; decimals: number };
}

/** An ABI-encoded `string` of any bytes, also of such that are no UTF-8. */
export const stringOf = (text: Hex): Hex => encodeAbiParameters([{ type: 'bytes' }], [text]);
const text = (getter: 'name' | 'symbol', value: string): Answer => ({
  getter,
  mood: 'bytes',
  data: stringOf(stringToHex(value)),
});
const TRUTH = { name: 'Loud Token', symbol: 'LOUD', decimals: 18 };

export const moodOf = (answer: Answer): number => MOODS[answer.mood];

/** Tokens that try to break programs that read their name. */
export const hostileTokens: readonly HostileToken[] = [
  { title: 'reverts', says: [{ getter: 'symbol', mood: 'revert' }], shown: { ...TRUTH, symbol: '' } },
  {
    title: 'never ends',
    says: [
      { getter: 'symbol', mood: 'endless' },
      { getter: 'decimals', mood: 'endless' },
    ],
    shown: { ...TRUTH, symbol: '' },
  },
  { title: 'answers with a megabyte', says: [{ getter: 'name', mood: 'flood' }], shown: { ...TRUTH, name: '' } },
  {
    title: 'has bytes32 texts',
    says: [
      { getter: 'name', mood: 'bytes', data: stringToHex('Maker', { size: 32 }) },
      { getter: 'symbol', mood: 'bytes', data: stringToHex('MKR', { size: 32 }) },
    ],
    shown: { ...TRUTH, name: 'Maker', symbol: 'MKR' },
  },
  {
    title: 'has 255 decimals',
    says: [{ getter: 'decimals', mood: 'bytes', data: `0x${'ff'.padStart(64, '0')}` }],
    shown: TRUTH,
  },
  {
    title: 'has decimals of 256 bits',
    says: [{ getter: 'decimals', mood: 'bytes', data: `0x${'f'.repeat(64)}` }],
    shown: TRUTH,
  },
  {
    title: 'has long texts',
    says: [text('name', 'x'.repeat(500)), text('symbol', 'y'.repeat(500))],
    shown: { ...TRUTH, name: 'x'.repeat(64), symbol: 'y'.repeat(32) },
  },
  {
    title: 'turns the direction of text',
    says: [text('name', 'Safe\u202ekcol\u2066\u200f'), text('symbol', 'BN\u200bB')],
    shown: { ...TRUTH, name: 'Safekcol', symbol: 'BNB' },
  },
  {
    title: 'has NUL and control characters',
    says: [text('name', 'A\0B\u0007'), text('symbol', '\0')],
    shown: { ...TRUTH, name: 'A?B?', symbol: '?' },
  },
  {
    title: 'has C1 control characters',
    says: [text('name', 'A\u009b31mB')],
    shown: { ...TRUTH, name: 'A31mB' },
  },
  {
    title: 'has bytes that are no UTF-8',
    says: [
      { getter: 'name', mood: 'bytes', data: stringOf('0xfffe41c3') },
      { getter: 'symbol', mood: 'bytes', data: stringOf('0x42eda080') },
    ],
    shown: { ...TRUTH, name: '��A�', symbol: 'B���' },
  },
  {
    title: 'has a name that is cut within a character',
    says: [text('name', '兔'.repeat(30))],
    shown: { ...TRUTH, name: `${'兔'.repeat(21)}�` },
  },
  { title: 'has empty texts', says: [text('name', ''), text('symbol', '')], shown: { ...TRUTH, name: '', symbol: '' } },
  {
    title: 'writes SQL',
    says: [text('name', `'); DROP SCHEMA rab CASCADE; --`)],
    shown: { ...TRUTH, name: `'); DROP SCHEMA rab CASCADE; --` },
  },
];
