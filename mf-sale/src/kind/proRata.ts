import { msg } from '@lingui/core/macro';
import { SALE_KINDS } from '@rab/config';
import type { SaleKind } from '@rab/launchpad';
import { proRataPricing } from '../pricing/proRataPricing.ts';
import { fairLaunch } from './fairLaunch.ts';

/** A fair launch with a hard cap: what all commit above it comes back, the same part to everybody (RGT-06). */
export const proRata: SaleKind = {
  ...fairLaunch,
  ...SALE_KINDS.proRata,
  marker: msg`PRO RATA`,
  pricing: proRataPricing,
};
