import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { Finding, RiskTopic, TokenRisk } from '@rab/token-risk';
import { Button, EmptyState, ErrorState, HStack, Notice, Panel, Stack, Text } from '@rab/ui';
import type { Address } from '@rab/wallet-context/reads';
import { type FindingOfBlock, useFindingsSoFar, useTokenRisk } from '../../queries/tokenRisk.ts';
import { FindingRow } from './FindingRow.tsx';
import { findingSentence } from './findingSentences.ts';
import { ReportHead } from './ReportHead.tsx';
import { type OpenedParts, type ReportAnswer, ReportParts } from './ReportParts.tsx';
import { pendingRow } from './RiskProgress.tsx';
import { TryingNotice } from './TryingNotice.tsx';

/** The check of one token with all its states. */
export function RiskReport({ token, ...parts }: OpenedParts & { token: Address }) {
  const { data, isError, isFetching, refetch } = useTokenRisk(token);
  const soFar = useFindingsSoFar(token);
  if (isError && !isFetching)
    return (
      <ErrorState title={t`We couldn’t check the token.`} onRetry={refetch}>
        <Trans>The network isn’t responding. This says nothing about the token.</Trans>
      </ErrorState>
    );
  if (data === null)
    return (
      <Panel>
        <EmptyState title={t`No token at this address`}>
          <Trans>There’s no contract at this address on this network. Check the address and the network.</Trans>
        </EmptyState>
      </Panel>
    );
  if (data === 'no token')
    return (
      <Panel>
        <EmptyState title={t`This isn’t an ERC-20 token`}>
          <Trans>
            This address holds another kind of contract, such as an NFT. Sales and locks only work with ERC-20 tokens.
          </Trans>
        </EmptyState>
      </Panel>
    );
  const answers = answersOf(data ? data.findings.map((finding) => ({ finding, block: data.block })) : soFar);
  return (
    <>
      {data ? (
        <ReportHead verdicts={data.findings.map(({ verdict }) => verdict)}>
          <Summary risk={data} />
        </ReportHead>
      ) : (
        <TryingNotice answered={new Set(answers.keys())} />
      )}
      <ReportParts {...parts} answersTo={(topic) => answers.get(topic) ?? []} {...(!data && { pending: pendingRow })} />
      {data && (
        <HStack justify="space-between" flexWrap="wrap" gap="4">
          <Text color="fg.muted" textStyle="label" maxW="65ch">
            <Trans>
              Checked at block {String(data.block)}. We can’t see what depends on dates beyond 90 days, on other
              contracts or on who trades. This isn’t proof of safety.
            </Trans>
          </Text>
          <Button variant="outline" size="sm" loading={isFetching} onClick={() => refetch()}>
            <Trans>Check again</Trans>
          </Button>
        </HStack>
      )}
    </>
  );
}

/** Answers by what they are to. */
function answersOf(findings: readonly FindingOfBlock[]): ReadonlyMap<RiskTopic, ReportAnswer[]> {
  const answers = new Map<RiskTopic, ReportAnswer[]>();
  for (const { finding, block } of findings) {
    const row = <FindingRow key={keyOf(finding)} finding={finding} block={block} />;
    answers.set(finding.topic, [...(answers.get(finding.topic) ?? []), { verdict: finding.verdict, row }]);
  }
  return answers;
}

/** A question may have an answer for each of several contracts. */
const keyOf = ({ code, accounts = [] }: Finding): string => [code, ...accounts].join(' ');

/** The worst of it in one sentence; never a promise. */
function Summary({ risk: { findings, refused } }: { risk: TokenRisk }) {
  const count = (wanted: Finding['verdict']) => findings.filter(({ verdict }) => verdict === wanted).length;
  const [dangers, warnings, unknown] = [count('danger'), count('warning'), count('unknown')];
  const open = unknown > 0 ? t`We couldn’t answer ${unknown} of ${findings.length} questions.` : '';
  if (dangers > 0)
    return (
      <Notice tone="negative" title={plural(dangers, { one: '# danger found', other: '# dangers found' })}>
        <Sentences findings={findings.filter(({ verdict }) => verdict === 'danger')} />
        {open}
      </Notice>
    );
  if (refused.length > 0 || 2 * unknown > findings.length)
    return (
      <Notice
        tone="warning"
        title={
          refused.length > 0 ? t`The network node couldn’t check everything` : t`We couldn’t answer most questions`
        }
      >
        {open} <Trans>The missing answers may be good or bad.</Trans>
        {warnings > 0 && ` ${plural(warnings, { one: '# warning below.', other: '# warnings below.' })}`}
      </Notice>
    );
  if (warnings > 0)
    return (
      <Notice tone="warning" title={plural(warnings, { one: '# warning found', other: '# warnings found' })}>
        <Sentences findings={findings.filter(({ verdict }) => verdict === 'warning')} />
        <Trans>We found no dangers. This doesn’t prove that none exist.</Trans> {open}
      </Notice>
    );
  return (
    <Notice tone="info" title={t`We found nothing harmful`}>
      <Trans>This doesn’t prove that there’s nothing.</Trans> {open}
    </Notice>
  );
}

const Sentences = ({ findings }: { findings: readonly Finding[] }) => (
  <Stack as="ul" gap="1" paddingStart="5" listStyleType="disc" marginBottom="2">
    {findings.map((finding) => (
      <li key={keyOf(finding)}>{findingSentence(finding).says}</li>
    ))}
  </Stack>
);
