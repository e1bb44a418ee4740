/** The indexer answers, but knows no such sale. */
export class SaleNotFound extends Error {
  override readonly name = 'SaleNotFound';
}
