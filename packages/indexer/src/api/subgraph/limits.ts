/** What one request may cost. */
export interface Limits {
  /** Largest `first`. */
  first: number;
  /** Largest `skip`. */
  skip: number;
  /** Rows that one request may read over all its lists. */
  rows: number;
  /** Lists that one request may read; a list of lists counts as one. */
  lists: number;
  /** Levels of fields in a query. */
  depth: number;
  /** Words and signs of a query. */
  tokens: number;
  /** Conditions in one `where`, nested ones counted. */
  conditions: number;
  /** Relations that one condition of a `where` may lead through; each is a search of its own. */
  relations: number;
}

export const DEFAULT_LIMITS: Limits = {
  first: 1000,
  skip: 5000,
  rows: 50_000,
  lists: 20,
  depth: 8,
  tokens: 1000,
  conditions: 100,
  relations: 1,
};
