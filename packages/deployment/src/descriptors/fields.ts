import type { Field, FieldFormat } from '@rab/contracts/clear-signing';
import { zeroAddress } from 'viem';

/** A field of one format, by its path and its label; shown always unless it is said otherwise. */
type FieldMaker = (path: string, label: string, visible?: Field['visible']) => Field;

const maker =
  (format: FieldFormat): FieldMaker =>
  (path, label, visible = 'always') => ({ path, label, visible, ...format });

/** Unix seconds. */
export const date = maker({ format: 'date', params: { encoding: 'timestamp' } });
/** Seconds. */
export const duration = maker({ format: 'duration' });
/** Wei of the chain's currency. */
export const coins = maker({ format: 'amount' });
/** Whole per cent, per mille and basis points, all as per cent. */
export const percent = maker({ format: 'unit', params: { base: '%', decimals: 0 } });
export const perMille = maker({ format: 'unit', params: { base: '%', decimals: 1 } });
export const basisPoints = maker({ format: 'unit', params: { base: '%', decimals: 2 } });
export const account = maker({ format: 'addressName', params: { types: ['wallet', 'eoa', 'contract'] } });
export const contract = maker({ format: 'addressName', params: { types: ['contract'] } });
export const token = maker({ format: 'addressName', params: { types: ['token'] } });
/** Texts, for which the standard has this format only, and numbers that are names: a lock is known by its number. */
export const plain = maker({ format: 'raw' });
/** A number of something. */
export const unit = (base: string, decimals = 0) => maker({ format: 'unit', params: { base, decimals } });
/** One of the words of an enumeration. */
export const oneOf = (name: string) => maker({ format: 'enum', params: { $ref: `$.metadata.enums.${name}` } });
/** Base units of the token at a path; the zero address is the chain's currency. */
export const amountOf = (tokenPath: string) =>
  maker({ format: 'tokenAmount', params: { tokenPath, nativeCurrencyAddress: zeroAddress } });
/** What a call sends along in the chain's currency. */
export const sent = (label: string): Field => coins('@.value', label, { ifNotIn: ['0'] });
/** Not for people: a signature's parts. */
export const hidden = (path: string, label: string): Field => plain(path, label, 'never');
