/**
 * The rows of a matrix that this run tries. Scenarios that try the same on each of many routes, acts or attacks took half of the time
 * of all, so that `npm test` tries a part of each matrix, another one with another commit (decision 47). It tries all with `--whole`,
 * and so does Playwright that is run by hand.
 * @param shift another number tries other rows: one for each column of the matrix
 * @param sample which part of how many, counted from 0: `1/3`
 */
export function sampled<Row>(rows: readonly Row[], shift = 0, sample = process.env.RAB_SAMPLE): readonly Row[] {
  if (!sample) return rows;
  const [part, parts] = sample.split('/').map(Number) as [number, number];
  return rows.filter((_, at) => (at + shift) % parts === part);
}
