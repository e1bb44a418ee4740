import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';

const asBigInt = (value: unknown): bigint => {
  if (typeof value === 'bigint') return value;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return BigInt(value);
  if (typeof value === 'string' && /^-?\d{1,78}$/.test(value)) return BigInt(value);
  throw new GraphQLError('BigInt takes a whole number, large ones as text.');
};

const asBytes = (value: unknown): string => {
  if (typeof value === 'string' && /^(0x)?[0-9a-f]*$/i.test(value)) return value.toLowerCase();
  throw new GraphQLError('Bytes takes hexadecimal digits.');
};

/** A whole number of any size, answered as text. */
export const bigIntScalar = new GraphQLScalarType<bigint, string>({
  name: 'BigInt',
  serialize: String,
  parseValue: asBigInt,
  parseLiteral: (node) => asBigInt(node.kind === Kind.INT || node.kind === Kind.STRING ? node.value : null),
});

/** Hexadecimal text with 0x in lower case. */
export const bytesScalar = new GraphQLScalarType<string, string>({
  name: 'Bytes',
  serialize: String,
  parseValue: asBytes,
  parseLiteral: (node) => asBytes(node.kind === Kind.STRING ? node.value : null),
});
