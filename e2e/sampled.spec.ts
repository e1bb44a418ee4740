import { expect, test } from '@playwright/test';
import { playedActs } from './support/faults/playedActs.ts';
import { actsOf, CASES, rowsOf, SEQUENCES } from './support/faults/sequences.ts';
import { sampled } from './support/sampled.ts';

const ROWS = Array.from({ length: 8 }, (_, row) => row);
const PARTS = ['0/6', '1/6', '2/6', '3/6', '4/6', '5/6'];

/** What is tried where the run has that part. */
function inPart<Result>(part: string | undefined, read: () => Result): Result {
  const { RAB_SAMPLE } = process.env;
  try {
    if (part === undefined) delete process.env.RAB_SAMPLE;
    else process.env.RAB_SAMPLE = part;
    return read();
  } finally {
    if (RAB_SAMPLE === undefined) delete process.env.RAB_SAMPLE;
    else process.env.RAB_SAMPLE = RAB_SAMPLE;
  }
}

test('the parts of a matrix have every row once, in each of its columns; without a part all rows are tried', () => {
  for (const column of [0, 1, 5]) {
    const parts = PARTS.map((part) => inPart(part, () => sampled(ROWS, column)));
    expect(parts.flat().sort()).toEqual(ROWS);
    expect(parts.map(({ length }) => length).sort()).toEqual([1, 1, 1, 1, 2, 2]);
  }
  expect(inPart('0/6', () => sampled(ROWS, 1))).not.toEqual(inPart('0/6', () => sampled(ROWS)));
  expect(inPart(undefined, () => sampled(ROWS, 1))).toEqual(ROWS);
});

test('a part that does not exist is refused: it would try nothing', () => {
  for (const part of ['6/6', '1', 'NaN/6', '-1/6', '1/0'])
    expect(() => inPart(part, () => sampled(ROWS)), part).toThrow(`RAB_SAMPLE is ${part}`);
});

test('each part of the faults has acts, and the parts have every case once', () => {
  const played = PARTS.map((part) =>
    Object.values(SEQUENCES).map((sequence) => inPart(part, () => playedActs(sequence))),
  );
  for (const sequences of played) expect(sequences.flat().length).toBeGreaterThan(0);
  for (const [at, sequence] of Object.values(SEQUENCES).entries()) {
    const acts = played.flatMap((part) => part[at] ?? []);
    expect(acts.map(({ name }) => name).sort()).toEqual(
      actsOf(sequence)
        .map(({ name }) => name)
        .sort(),
    );
  }
  const cases = played.flatMap((part) =>
    Object.values(SEQUENCES).flatMap((sequence, at) => part[at]?.flatMap((act) => rowsOf(sequence, act)) ?? []),
  );
  expect(cases).toHaveLength(CASES.length);
});
