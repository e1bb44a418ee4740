import { GraphQLError, type GraphQLFormattedError } from 'graphql';

const LONGEST = 300;
const UNKNOWN = 'The query could not be answered.';

/**
 * An error as a visitor may see it: one sentence of ours or of GraphQL's own checks. Of all others, which tell about the
 * inside, only that there was one; `report` gets them.
 */
export function publicError(error: unknown, report: (error: unknown) => void): GraphQLFormattedError {
  if (!(error instanceof GraphQLError) || !isMeant(error)) {
    report(error instanceof GraphQLError ? (error.originalError ?? error) : error);
    return { message: UNKNOWN, ...placeOf(error) };
  }
  return { message: oneSentence(error.message), ...placeOf(error) };
}

/** Errors of GraphQL's checks have no cause; ours are GraphQLErrors wherever they are thrown. */
function isMeant({ originalError }: GraphQLError): boolean {
  return originalError === undefined || originalError instanceof GraphQLError;
}

const placeOf = (error: unknown): Pick<GraphQLFormattedError, 'locations' | 'path'> =>
  error instanceof GraphQLError
    ? {
        ...(error.locations && { locations: error.locations }),
        ...(error.path?.length && { path: error.path }),
      }
    : {};

/** GraphQL repeats a whole value that does not fit, and may say what is inside of it in its own notation. */
const REPEATED = [
  [
    /^(Variable "\$\w+") got invalid value [\s\S]*?((?:BigInt|Bytes) takes [^;]*|Field "\w{1,100}" is not defined by type "\w+"\.)?$/,
    '$1 got an invalid value: $2',
  ],
  [/^(\w+ cannot represent (?:a )?[\w ,-]+?)(?: value)?: [\s\S]*$/, '$1 value'],
  [/^Syntax Error: Document contains more that (\d+) tokens.*$/, 'A query may have $1 words and signs.'],
  [/^Too many validation errors, .*$/, 'There are more errors than are listed.'],
] as const;

/** Its first sentence, without advice and guesses and the value that it refuses, on one line, and cut. */
function oneSentence(message: string): string {
  const [first = ''] = message.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  const short = REPEATED.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), first);
  const line = short
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .replace(/:$/, '.');
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
