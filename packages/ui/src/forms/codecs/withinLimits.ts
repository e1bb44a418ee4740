import { v } from '@rab/config';
import type { Limit } from './parsedCodec.ts';

/** Refuses values below `min`. */
export const atLeast = (min: Limit | undefined) =>
  v.check((value: bigint) => min === undefined || value >= min.value, min?.message ?? '');

/** Refuses values above `max`. */
export const atMost = (max: Limit | undefined) =>
  v.check((value: bigint) => max === undefined || value <= max.value, max?.message ?? '');
