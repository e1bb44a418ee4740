import type { Finding, RiskTopic, TokenRisk } from '../src/Finding.ts';
import type { CorpusLocker } from './lockerCorpus.ts';
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

/** A Markdown table of what the check says of each locker, and what it does not see. */
export function lockerTable(corpus: readonly CorpusLocker[], found: readonly Finding[]): string {
  const rows = corpus.map(({ contract, what, missed }, index) => {
    const finding = found[index];
    return `| ${contract} | ${what} | ${finding ? answerOf(finding) : '–'} | ${finding?.verdict ?? '–'} | ${missed ?? '–'} |`;
  });
  return [
    '| contract | what it does | the check says | verdict | missed |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}

const WHO = {
  anybody: 'anybody',
  owner: 'its owner',
  depositor: 'who locked',
  accountInContract: 'an account that it names',
};

function answerOf(finding: Finding): string {
  if (finding.code === 'lockerOwn') return 'our lock';
  if (finding.code === 'lockerCopy') return 'a copy of our lock';
  if (finding.code === 'lockerNotOpened') return 'nobody found a way';
  if (finding.code === 'lockerReplaceable') return 'its code can be replaced';
  if (finding.code === 'lockerUndetermined') return `not determined: ${finding.reason}`;
  if (finding.code !== 'lockerOpens') return finding.code;
  const { who, way } = finding;
  if (way.by === 'fallback') return `${WHO[who]} opens it without a function`;
  const nameOf = ({ signature, selector }: { signature: string | null; selector: string }) =>
    `\`${signature ?? selector}\``;
  if (way.by === 'allowance') return `${WHO[who]} may take it${way.function ? ` after ${nameOf(way.function)}` : ''}`;
  const before = way.after ? `, after ${nameOf(way.after.function)} by ${WHO[way.after.who]}` : '';
  return `${WHO[who]} opens it by ${nameOf(way.function)}${before}`;
}

/** A document with another table between the marks of that name. */
export function withTable(document: string, name: string, table: string): string {
  const [before = '', rest = ''] = document.split(`<!-- ${name} -->\n`);
  const [, ...after] = rest.split('<!-- end -->\n');
  return `${before}<!-- ${name} -->\n${table}<!-- end -->\n${after.join('<!-- end -->\n')}`;
}
