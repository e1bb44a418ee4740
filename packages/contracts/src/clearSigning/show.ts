import {
  type AbiFunction,
  type Address,
  decodeAbiParameters,
  encodeAbiParameters,
  formatUnits,
  getAddress,
  type Hex,
  isAddress,
  parseAbiItem,
  toFunctionSelector,
} from 'viem';
import type { RawCall } from '../call/rawCall.ts';
import type { Descriptor, Field, FieldGroup, Format } from './Descriptor.ts';

/** What a wallet knows of a token, or of the chain's own currency. */
export interface Currency {
  symbol: string;
  decimals: number;
}

/** What a wallet brings along to word a signature, and how it writes values. */
export interface WalletWords {
  native: Currency;
  /** @returns undefined for a token that the wallet does not know */
  tokenOf: (token: Address) => Currency | undefined;
  amountText?: (value: bigint, currency: Currency) => string;
  /** @param seconds unix time */
  dateText?: (seconds: bigint) => string;
  addressText?: (address: Address) => string;
}

/** A message of EIP-712 that a wallet is asked to sign. */
export interface TypedMessage {
  /** As `encodeType` says it. */
  type: string;
  verifyingContract: Address;
  message: Readonly<Record<string, unknown>>;
}

/** What a wallet shows before a signature. */
export interface Shown {
  intent: string;
  /** The act in one sentence, where the descriptor has one. */
  sentence?: string;
  fields: { label: string; value: string }[];
}

/** A descriptor does not word a call or message, so that a wallet would ask for a blind signature. */
export class NotShown extends Error {}

/**
 * What a wallet that follows ERC-7730 shows of a call or a message: the part of the standard that our descriptors use. The binding to
 * addresses is the wallet's business.
 * @throws {NotShown} where the descriptor has no format for it, its data are not exactly those of the function, or a value cannot
 * be worded
 */
export function show(descriptor: Descriptor, signed: RawCall | TypedMessage, words: WalletWords): Shown {
  const { format, ...values } = 'data' in signed ? ofCall(descriptor, signed) : ofMessage(descriptor, signed);
  const source = { ...values, enums: descriptor.metadata.enums ?? {}, words };
  return {
    intent: format.intent,
    ...(format.interpolatedIntent && { sentence: sentenceOf(format, format.interpolatedIntent, source) }),
    fields: format.fields.flatMap((field) => ('fields' in field ? bundleOf(field, source) : rowsOf(field, source))),
  };
}

interface Source {
  args: unknown;
  container: Readonly<Record<string, unknown>>;
  enums: NonNullable<Descriptor['metadata']['enums']>;
  words: WalletWords;
}

type Read = Pick<Source, 'args' | 'container'> & { format: Format };

function ofCall({ display }: Descriptor, { to, data, value = 0n }: RawCall): Read {
  const [selector, rest] = [data.slice(0, 10).toLowerCase(), data.slice(10).toLowerCase()];
  for (const [signature, format] of Object.entries(display.formats)) {
    const item = parseAbiItem(`function ${signature}`) as AbiFunction;
    if (toFunctionSelector(item) === selector)
      return { format, args: argsOf(item, `0x${rest}`), container: { to, value } };
  }
  throw new NotShown(`No format for ${selector}`);
}

function ofMessage({ display }: Descriptor, { type, verifyingContract, message }: TypedMessage): Read {
  const format = display.formats[type];
  if (!format) throw new NotShown(`No format for ${type}`);
  return { format, args: message, container: { to: verifyingContract } };
}

/** The arguments by their names. Data that they would not be encoded to may hold what nobody is shown. */
function argsOf({ name, inputs }: AbiFunction, data: Hex): Record<string, unknown> {
  const args = decoded(inputs, data);
  if (!args || encodeAbiParameters(inputs, args) !== data)
    throw new NotShown(`Other data than the arguments of ${name}`);
  return Object.fromEntries(inputs.map((input, index) => [input.name, args[index]]));
}

function decoded(inputs: AbiFunction['inputs'], data: Hex): readonly unknown[] | null {
  try {
    return decodeAbiParameters(inputs, data);
  } catch {
    return null;
  }
}

function sentenceOf({ fields }: Format, sentence: string, source: Source): string {
  return sentence.replace(/\{([^}]+)\}/g, (_, path: string) => {
    const field = fields.find((known) => known.path === path);
    const [row] = field?.visible === 'always' ? rowsOf(field, source) : [];
    if (!row) throw new NotShown(`${path} is in the sentence and not always shown`);
    return row.value;
  });
}

function rowsOf(field: Field, source: Source): Shown['fields'] {
  const { visible } = field;
  if (visible === 'never') return [];
  return valuesAt(field.path, source).flatMap((value, index) =>
    typeof visible === 'object' && visible.ifNotIn.includes(String(value))
      ? []
      : [{ label: field.label, value: textOf(field, value, index, source) }],
  );
}

/** @throws {NotShown} where the lists have different lengths: some element would go with no other */
function bundleOf({ fields }: FieldGroup, source: Source): Shown['fields'] {
  const columns = fields.map((field) => rowsOf(field, source));
  const [first = []] = columns;
  if (columns.some(({ length }) => length !== first.length)) throw new NotShown('Lists of different lengths');
  return first.flatMap((_, row) => columns.flatMap((column) => column.slice(row, row + 1)));
}

/** What a path leads to: one value, or each of a list. */
function valuesAt(path: string, { args, container }: Pick<Source, 'args' | 'container'>): unknown[] {
  const [names, root] = path.startsWith('@.') ? [path.slice(2), container] : [path, args];
  return names.split('.').reduce<unknown[]>(
    (found, name) =>
      found.flatMap((value) => {
        if (name === '[]' && Array.isArray(value)) return value;
        const inner = (value as Record<string, unknown>)[name];
        if (inner === undefined) throw new NotShown(`Nothing at ${path}`);
        return [inner];
      }),
    [root],
  );
}

function textOf(field: Field, value: unknown, index: number, source: Source): string {
  const { words, enums } = source;
  switch (field.format) {
    case 'raw':
      return String(value);
    case 'amount':
      return amountText(asWhole(value), words.native, words);
    case 'duration':
      return durationText(asWhole(value));
    case 'date':
      return (words.dateText ?? plainDate)(asWhole(value));
    case 'unit':
      return `${formatUnits(asWhole(value), field.params.decimals)}${unitOf(field.params.base)}`;
    case 'addressName':
      return addressText(value, words);
    case 'tokenAmount': {
      const { params } = field;
      const tokens = valuesAt(params.tokenPath, source);
      const token = asAddress(tokens[tokens.length === 1 ? 0 : index]);
      const isNative = token === params.nativeCurrencyAddress;
      const currency = isNative ? words.native : words.tokenOf(token);
      if (!currency) throw new NotShown(`Unknown token ${token}`);
      return 'threshold' in params && asWhole(value) >= BigInt(params.threshold)
        ? `${params.message} ${currency.symbol}`
        : amountText(asWhole(value), currency, words);
    }
    case 'enum': {
      const word = enums[field.params.$ref.replace('$.metadata.enums.', '')]?.[String(value)];
      if (word === undefined) throw new NotShown(`${field.label} has no word for ${value}`);
      return word;
    }
  }
}

/** A unit of letters has a space before it. */
const unitOf = (base: string): string => (/^\p{L}/u.test(base) ? ` ${base}` : base);

/** As the registry writes it, in UTC. */
const plainDate = (seconds: bigint): string =>
  `${new Date(Number(seconds) * 1000).toISOString().replace('T', ' ').slice(0, 19)}Z`;

/** Hours, minutes and seconds. */
const durationText = (seconds: bigint): string =>
  [seconds / 3600n, (seconds / 60n) % 60n, seconds % 60n]
    .map((part) => (part < 10n ? `0${part}` : `${part}`))
    .join(':');

function amountText(value: bigint, currency: Currency, words: WalletWords): string {
  const text = words.amountText?.(value, currency) ?? formatUnits(value, currency.decimals);
  return `${text} ${currency.symbol}`;
}

const addressText = (value: unknown, { addressText: write = getAddress }: WalletWords): string =>
  write(asAddress(value));

/** With its checksum. */
function asAddress(value: unknown): Address {
  const text = String(value);
  if (!isAddress(text)) throw new NotShown(`${text} is no address`);
  return getAddress(text);
}

function asWhole(value: unknown): bigint {
  if (typeof value !== 'bigint' && typeof value !== 'number') throw new NotShown(`${value} is no number`);
  return BigInt(value);
}
