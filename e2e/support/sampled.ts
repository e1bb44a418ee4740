/**
 * Scenarios that try the same on each of many routes, acts or attacks took half of the total time, so `npm test` tries a sixth of each
 * such matrix: `RAB_SAMPLE=1/6` is the second of six parts. `--whole` tries all, and so does Playwright when you run it by hand
 * (decision 47).
 * @throws for a part that does not exist
 */
function chosenPart(): [part: number, parts: number] {
  const { RAB_SAMPLE } = process.env;
  if (!RAB_SAMPLE) return [0, 1];
  const [, part, parts] = (/^(\d+)\/(\d+)$/.exec(RAB_SAMPLE) ?? []).map(Number);
  if (part === undefined || parts === undefined || part >= parts)
    throw new Error(`RAB_SAMPLE is ${RAB_SAMPLE}: it is a part, counted from 0, and the number of parts, e.g. 1/6`);
  return [part, parts];
}

/**
 * The rows of a matrix that this run tries.
 * @param offset of the first row, so that columns of one matrix try different rows
 */
export function sampled<Row>(rows: readonly Row[], offset = 0): readonly Row[] {
  const [part, parts] = chosenPart();
  return rows.filter((_, at) => (at + offset) % parts === part);
}
