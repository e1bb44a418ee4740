import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { LockRecord } from '@rab/sdk/locks';
import { Box, EmptyState, Notice, Panel, Stack, StatusTag } from '@rab/ui';
import { type Column, DataTable } from '@rab/ui/data';
import { type Claims, claimsOf, compareClaims, type Finding, verdictOf } from './claims.ts';
import { claimTexts } from './claimTexts.ts';

const verdicts = () =>
  ({
    same: {
      tone: 'positive',
      title: t`The certificate is genuine`,
      text: t`It matches the lock on-chain.`,
    },
    more: {
      tone: 'positive',
      title: t`The certificate is genuine, and the lock has grown since`,
      text: t`The lock now holds more, or lasts longer, than the certificate says. Its owner added to the lock or extended it.`,
    },
    wrong: {
      tone: 'negative',
      title: t`Do not trust this certificate`,
      text: t`It doesn’t match the lock on-chain. It may be forged, or the owner may have withdrawn tokens or transferred the lock since. Only the on-chain data counts.`,
    },
  }) as const;

const findingWords = (): Record<Finding, { tone: 'positive' | 'negative' | 'info'; text: string }> => ({
  same: { tone: 'positive', text: t`Matches` },
  more: { tone: 'info', text: t`Grown since` },
  wrong: { tone: 'negative', text: t`Doesn’t match` },
});

const RANK: Record<Finding, number> = { wrong: 0, more: 1, same: 2 };

interface ComparisonProps<Name extends string> {
  lockId: bigint;
  findings: Record<Name, Finding>;
  /** What the certificate says, and what the chain does, in the same order. */
  claimed: readonly Text<Name>[];
  held: readonly Text<Name>[];
}

interface Text<Name extends string> {
  name: Name;
  label: string;
  text: string;
}

interface Row {
  name: string;
  label: string;
  text: string;
  held: string;
  finding: Finding;
}

/** What a link holds that is no certificate. */
export const NoCertificate = () => (
  <Panel>
    <EmptyState title={t`This isn’t a certificate`}>
      <Trans>The link isn’t complete: part of it is missing or was changed.</Trans>
    </EmptyState>
  </Panel>
);

/** The claims of a certificate next to what the chain says, the wrong ones first. */
export function Comparison<Name extends string>({ lockId, findings, claimed, held }: ComparisonProps<Name>) {
  const verdict = verdicts()[verdictOf(findings)];
  const textIn = (texts: readonly Text<Name>[], name: Name) => texts.find((each) => each.name === name);
  // terms of a vesting lock are named where either is one
  const names = [...new Set([...claimed, ...held].map(({ name }) => name))];
  const rows = names.map((name): Row => {
    const [own, chain] = [textIn(claimed, name), textIn(held, name)];
    return {
      name,
      label: (own ?? chain)?.label ?? '',
      text: own?.text ?? '–',
      held: name === 'madeAt' ? '–' : (chain?.text ?? '–'),
      finding: findings[name],
    };
  });
  // what is wrong is read first
  rows.sort((first, second) => RANK[first.finding] - RANK[second.finding]);
  return (
    <Stack gap="6">
      <Notice tone={verdict.tone} title={verdict.title}>
        {verdict.text}
      </Notice>
      <Panel title={t`Lock ${String(lockId)}`}>
        <DataTable caption={t`Certificate and chain`} columns={columns()} rows={rows} rowKey={({ name }) => name} />
      </Panel>
    </Stack>
  );
}

interface VerdictProps {
  /** Null where the address holds no certificate. */
  claims: Claims | null;
  lock: LockRecord;
  token: { decimals: number; symbol: string };
  chainId: number;
  /** Chain time, unix seconds. */
  now: bigint;
}

/** What a certificate claims, with what the chain says next to each claim. */
export function Verdict({ claims, lock, token, chainId, now }: VerdictProps) {
  if (!claims) return <NoCertificate />;
  return (
    <Comparison
      lockId={lock.id}
      findings={compareClaims(claims, lock, { chainId, now })}
      claimed={claimTexts(claims, token)}
      held={claimTexts(claimsOf(lock, chainId, claims.madeAt), token)}
    />
  );
}

const columns = (): Column<Row>[] => [
  { header: t`Detail`, cell: ({ label }) => label },
  { header: t`The certificate says`, cell: ({ text }) => <Box overflowWrap="anywhere">{text}</Box> },
  { header: t`On-chain now`, cell: ({ held }) => <Box overflowWrap="anywhere">{held}</Box> },
  {
    header: t`Finding`,
    cell: ({ finding }) => <StatusTag tone={findingWords()[finding].tone}>{findingWords()[finding].text}</StatusTag>,
  },
];
