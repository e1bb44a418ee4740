/** What one request may cost. Each of them is one part of the work; together they bound the whole of it. */
export interface Limits {
  /** Largest `first`. */
  first: number;
  /** Largest `skip`. */
  skip: number;
  /** Words and signs of a query. */
  tokens: number;
  /** Fields of a query, those of a fragment counted wherever it is spread. */
  fields: number;
  /** How often the same name may stand in one place. */
  repeats: number;
  /** Letters of a name. */
  name: number;
  /** Levels of fields in a query. */
  depth: number;
  /** Levels below `__schema` or `__type`; the standard introspection has 15. */
  schemaDepth: number;
  /** Lists that one request may read; a list of lists counts as one. */
  lists: number;
  /** Rows that one request may read over all its lists. */
  rows: number;
  /** Values of the answer. */
  values: number;
  /** Values of what the schema says of itself, which are all computed in one piece. */
  schemaValues: number;
  /** Letters of the answer. */
  letters: number;
  /** Conditions in all filters, nested ones counted. */
  conditions: number;
  /** Conditions that compare parts of texts. */
  searches: number;
  /** Values in the lists of all filters. */
  listed: number;
  /** Relations that one condition of a `where` may lead through; each is a search of its own. */
  relations: number;
  /** Milliseconds after which nothing more is read. */
  time: number;
  /** What the database's planner expects all reading to cost, in its own unit: about one page read in order. */
  planned: number;
}

export const DEFAULT_LIMITS: Limits = {
  first: 1000,
  skip: 5000,
  tokens: 1000,
  fields: 1000,
  repeats: 20,
  name: 100,
  depth: 8,
  schemaDepth: 20,
  lists: 20,
  rows: 20_000,
  values: 100_000,
  schemaValues: 65_000,
  letters: 5_000_000,
  conditions: 100,
  searches: 20,
  listed: 1000,
  relations: 1,
  time: 5000,
  planned: 200_000,
};
