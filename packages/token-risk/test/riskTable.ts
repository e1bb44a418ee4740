import type { RiskTopic, TokenRisk } from '../src/Finding.ts';
import type { CorpusToken } from './riskCorpus.ts';

export interface Found {
  danger: RiskTopic[];
  warning: RiskTopic[];
}

/** Topics that say nothing about the contract: one account of the corpus owns every supply. */
const OF_THE_STAGE: readonly RiskTopic[] = ['holders'];

/** The topics of which the check warns. */
export function foundIn(risk: TokenRisk | 'no token' | null): Found {
  const of = (wanted: 'danger' | 'warning') =>
    (typeof risk === 'object' ? (risk?.findings ?? []) : []).flatMap(({ topic, verdict }) =>
      verdict === wanted && !OF_THE_STAGE.includes(topic) ? [topic] : [],
    );
  return { danger: of('danger'), warning: of('warning') };
}

/** A Markdown table of what the check says of each contract, and what it does not see. */
export function corpusTable(corpus: readonly CorpusToken[], found: readonly Found[]): string {
  const rows = corpus.map(({ contract, what, missed }, index) => {
    const { danger = [], warning = [] } = found[index] ?? {};
    return `| ${contract} | ${what} | ${danger.join(', ') || '–'} | ${warning.join(', ') || '–'} | ${missed ?? '–'} |`;
  });
  return [
    '| contract | what it does | dangers found | warnings | missed |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
