import { describe, expect, it } from '@jest/globals';
import type { Hex } from 'viem';
import { partsOf } from './partsOf.ts';

const EQ = '14';
const XOR = '18';
const DUP2 = '81';
const JUMPDEST = '5b';
const MINT = '40c10f19';
const NOTHING = { selectors: [], delegates: false, destroys: false };
const partsIn = (...code: string[]) => partsOf(`0x${code.join('')}` as Hex);

describe('selectors of code', () => {
  it.each([
    ['equality', `63${MINT}`, EQ],
    ['difference', `63${MINT}`, XOR],
    ['equality with a copy', `63${MINT}`, `${DUP2}${EQ}`],
  ])('are what it compares by %s', (_, push, compare) => {
    expect(partsIn(push, compare).selectors).toEqual([`0x${MINT}`]);
  });

  it('may begin with a zero, and are named once, in the order of the code', () => {
    expect(partsIn('62b8cf2a', EQ, `63${MINT}`, EQ, '62b8cf2a', EQ, '620af2a1', EQ).selectors).toEqual([
      '0x00b8cf2a',
      `0x${MINT}`,
      '0x000af2a1',
    ]);
  });

  it.each([
    ['is not compared', `63${MINT}`, '01'],
    ['is copied and not compared', `63${MINT}`, `${DUP2}01`],
    ['is copied by another instruction', `63${MINT}`, `80${EQ}`],
    ['is shorter', '6140c1', EQ],
    ['is longer', '6440c10f1900', EQ],
    ['is no push', MINT, EQ],
  ])('are not what %s', (_, push, rest) => {
    expect(partsIn(push, rest).selectors).toEqual([]);
  });

  it('are not looked for in what is pushed', () => {
    const inside = `63${MINT}${EQ}`;
    expect(partsIn(`7f${inside.padEnd(64, '0')}`)).toEqual(NOTHING);
    expect(partsIn(`65${inside}`)).toEqual(NOTHING);
    expect(partsIn('60f4')).toEqual(NOTHING);
    expect(partsIn('60f4', `63${MINT}`, EQ).selectors).toEqual([`0x${MINT}`]);
    expect(partsIn(`7f${'0'.repeat(64)}`, `63${MINT}`, EQ).selectors).toEqual([`0x${MINT}`]);
    // neither side of the pushes pushes
    expect(partsIn('5f', `63${MINT}`, EQ).selectors).toEqual([`0x${MINT}`]);
    expect(partsIn('80', `63${MINT}`, EQ).selectors).toEqual([`0x${MINT}`]);
  });
});

describe('what code does', () => {
  it.each([
    ['f4', { ...NOTHING, delegates: true }],
    ['f2', { ...NOTHING, delegates: true }],
    ['ff', { ...NOTHING, destroys: true }],
    ['f1', NOTHING],
    ['', NOTHING],
  ])('is seen by its instructions: %s', (code, parts) => {
    expect(partsIn(code)).toEqual(parts);
    expect(partsIn('01', code)).toEqual(parts);
  });

  it.each(['00', '56', 'f3', 'fd', 'fe', 'ff'])('is over after %s, until something can be jumped to', (end) => {
    const destroys = end === 'ff';
    expect(partsIn(end, 'f4', `63${MINT}`, EQ)).toEqual({ ...NOTHING, destroys });
    expect(partsIn(end, JUMPDEST, 'f4', `63${MINT}`, EQ)).toEqual({
      selectors: [`0x${MINT}`],
      delegates: true,
      destroys,
    });
    // in data nothing can be jumped to
    expect(partsIn(end, `60${JUMPDEST}`, 'f4')).toEqual({ ...NOTHING, destroys });
  });

  it('continues after a conditional jump', () => {
    expect(partsIn('57', 'f4').delegates).toBe(true);
  });
});
