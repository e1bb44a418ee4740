/**
 * What `npm test` tries the same with two databases for, it tries with one of them: which one follows from the part of the matrices that
 * it tries (`RAB_SAMPLE`, decision 47). Without a part all rows are tried.
 * @param offset so that two suites of one run try different databases
 */
export function triedDatabases<Row>(rows: readonly Row[], offset: number): readonly Row[] {
  const part = Number.parseInt(process.env.RAB_SAMPLE ?? '', 10);
  return Number.isNaN(part) ? rows : rows.filter((_, at) => at === (part + offset) % rows.length);
}
