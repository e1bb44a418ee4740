import type { RiskTopic } from '@rab/token-risk';

export interface ReportPart {
  title: string;
  topics: readonly RiskTopic[];
}

/** The order in which people ask. */
export const REPORT_PARTS: readonly ReportPart[] = [
  { title: 'Trading it', topics: ['buy', 'sell', 'transfer', 'hold', 'size'] },
  { title: 'Who rules it', topics: ['owner', 'upgrade', 'destroy'] },
  { title: 'What somebody can do to its holders', topics: ['mint', 'pause', 'block', 'fees', 'limits', 'balances'] },
  { title: 'With our lock and our sales', topics: ['lock', 'sale'] },
  { title: 'Who has it, and where it lies', topics: ['holders', 'locked', 'burned', 'pools'] },
];
