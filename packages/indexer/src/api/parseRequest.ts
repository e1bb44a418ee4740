import type { GraphqlRequest } from './subgraph/createSubgraph.ts';

/** Deeper variables are no filter of ours, and every step that reads them calls itself for each level. */
const MOST_LEVELS = 32;

const NO_JSON = 'Send JSON with a query text.';

/** A request, or the sentence that says why it is none. */
export type ParsedRequest = { request: GraphqlRequest } | { refusal: string };

/** A GraphQL request from the text of a POST. */
export function parseBody(text: string): ParsedRequest {
  const body = parseJson(text);
  if (Array.isArray(body)) return { refusal: 'Send one query at a time.' };
  return isObject(body) ? checked(body) : { refusal: NO_JSON };
}

/** A GraphQL request from the parameters of a GET: `query`, `variables` in JSON, `operationName`. */
export function parseParameters(parameters: URLSearchParams): ParsedRequest {
  const variables = parameters.get('variables') || null;
  const parsed = variables === null ? null : parseJson(variables);
  if (parsed === undefined) return { refusal: 'The parameter variables must be JSON.' };
  const operationName = parameters.get('operationName') || null;
  return checked({ query: parameters.get('query'), variables: parsed, operationName });
}

function checked({ query, variables, operationName }: Readonly<Record<string, unknown>>): ParsedRequest {
  if (typeof query !== 'string') return { refusal: NO_JSON };
  const given = variables ?? undefined;
  if (given !== undefined && !isObject(given)) return { refusal: 'The variables must be an object.' };
  if (!isShallow(given)) return { refusal: `Variables may nest ${MOST_LEVELS} levels.` };
  const name = operationName ?? undefined;
  if (name !== undefined && typeof name !== 'string') return { refusal: 'The operationName must be a text.' };
  return { request: { query, variables: given, operationName: name } };
}

/** Undefined for a text that is no JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isShallow(value: unknown): boolean {
  let level: unknown[] = [value];
  for (let depth = 0; depth <= MOST_LEVELS; depth++) {
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
    if (level.length === 0) return true;
  }
  return false;
}
