import { formatUnits } from 'viem';
import { BASIS_POINTS } from './constants.ts';
import { parseAmount } from './parseAmount.ts';

/** '12.5' percent as 1250 basis points, exactly, extra decimals truncated; null when the text isn’t a number. */
export const percentToBasisPoints = (text: string): bigint | null => parseAmount(text, 2);

/** '2.55' percent as 25 per mille, floor(rate x 10) (WIZ-20); empty counts as 0. */
export const percentToPerMille = (text: string): bigint | null => (text.trim() === '' ? 0n : parseAmount(text, 1));

/** Basis points as the number shown before a % sign: 1250n is '12.5'. */
export const basisPointsToPercent = (bps: bigint): string => formatUnits(bps, 2);

/** Per mille as the number shown before a % sign: 25n is '2.5'. */
export const perMilleToPercent = (perMille: bigint): string => basisPointsToPercent(perMille * 10n);

/** `part` of `whole` in basis points, truncated: progress and shares. 0 when whole is 0. */
export const shareInBasisPoints = (part: bigint, whole: bigint): bigint =>
  whole === 0n ? 0n : (part * BASIS_POINTS) / whole;

/** `part` of `whole` in percent with two decimals, truncated. */
export const shareInPercent = (part: bigint, whole: bigint): string =>
  basisPointsToPercent(shareInBasisPoints(part, whole));
