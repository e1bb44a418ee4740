/** What one request may cost. */
export interface Limits {
  /** Largest `first`. */
  first: number;
  /** Largest `skip`. */
  skip: number;
  /** Rows that one request may read over all its lists. */
  rows: number;
  /** Levels of fields in a query. */
  depth: number;
  /** Words and signs of a query. */
  tokens: number;
  /** Conditions in one `where`, nested ones counted. */
  conditions: number;
}

export const DEFAULT_LIMITS: Limits = {
  first: 1000,
  skip: 5000,
  rows: 100_000,
  depth: 8,
  tokens: 1000,
  conditions: 100,
};
