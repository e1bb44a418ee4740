import type { RiskTopic } from '@rab/token-risk';

export interface ReportPart {
  title: string;
  topics: readonly RiskTopic[];
}

/** The order in which people ask. */
export const REPORT_PARTS: readonly ReportPart[] = [
  { title: 'Trading', topics: ['buy', 'sell', 'transfer', 'hold', 'size'] },
  { title: 'Control', topics: ['owner', 'upgrade', 'destroy'] },
  { title: 'Powers over holders', topics: ['mint', 'pause', 'block', 'fees', 'limits', 'balances'] },
  { title: 'Works with RAB', topics: ['lock', 'sale'] },
  { title: 'Supply and holders', topics: ['holders', 'locked', 'burned', 'pools'] },
];
