import { formatAmount } from '@rab/contracts';

/** Per mille as a percentage: 25 is `2.5`. */
export const perMilleText = (perMille: bigint): string => formatAmount(perMille, 1);
/** Basis points as a percentage: 25 is `0.25`. */
export const basisPointsText = (bps: bigint): string => formatAmount(bps, 2);
