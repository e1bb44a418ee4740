import { t } from '@lingui/core/macro';
import type { RiskTopic } from '@rab/token-risk';

export interface ReportPart {
  /** Names it among the parts, in every language. */
  name: string;
  title: () => string;
  topics: readonly RiskTopic[];
}

/** The order in which people ask. */
export const REPORT_PARTS: readonly ReportPart[] = [
  { name: 'trading', title: () => t`Trading`, topics: ['buy', 'sell', 'transfer', 'hold', 'size'] },
  { name: 'control', title: () => t`Control`, topics: ['owner', 'upgrade', 'destroy'] },
  {
    name: 'powers',
    title: () => t`Powers over holders`,
    topics: ['mint', 'pause', 'block', 'fees', 'limits', 'balances'],
  },
  { name: 'rab', title: () => t`Works with RAB`, topics: ['lock', 'sale'] },
  {
    name: 'supply',
    title: () => t`Supply and holders`,
    topics: ['holders', 'locked', 'burned', 'pools', 'liquidity', 'locker', 'positions'],
  },
];
