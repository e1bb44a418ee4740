/** Variables of one page of a list: an extra row, which is not shown, means that another page follows. The first page is 1. */
export const pageVariables = (page: number, size: number): { first: number; skip: number } => ({
  first: size + 1,
  skip: (page - 1) * size,
});

/** What was asked for with `pageVariables`, as it is shown. */
export const pageOf = <Row>(rows: readonly Row[], size: number): { rows: Row[]; hasNext: boolean } => ({
  rows: rows.slice(0, size),
  hasNext: rows.length > size,
});
