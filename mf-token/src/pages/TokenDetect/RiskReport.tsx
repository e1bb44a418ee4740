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
      <ErrorState title="The token could not be checked." onRetry={refetch}>
        The chain’s node does not answer. That says nothing about the token, neither good nor bad.
      </ErrorState>
    );
  if (data === null)
    return (
      <Panel>
        <EmptyState title="No token at this address">
          There is no contract there on this network. Check the address and the network.
        </EmptyState>
      </Panel>
    );
  if (data === 'no token')
    return (
      <Panel>
        <EmptyState title="This is not an ERC-20 token">
          There is another contract at this address, such as a collectible. Sales and locks take ERC-20 tokens alone.
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
      <ReportParts {...parts} answerOf={(topic) => answers.get(topic)} {...(!data && { pending: pendingRow })} />
      {data && (
        <HStack justify="space-between" flexWrap="wrap" gap="4">
          <Text color="fg.muted" textStyle="label" maxW="65ch">
            Of block {String(data.block)}. What depends on a date beyond 90 days, on other contracts or on who exactly
            trades is not seen: this is no proof of safety.
          </Text>
          <Button variant="outline" size="sm" loading={isFetching} onClick={() => refetch()}>
            Check again
          </Button>
        </HStack>
      )}
    </>
  );
}

/** Answers by what they are to. */
const answersOf = (findings: readonly FindingOfBlock[]): ReadonlyMap<RiskTopic, ReportAnswer> =>
  new Map(
    findings.map(({ finding, block }) => [
      finding.topic,
      {
        verdict: finding.verdict,
        row: <FindingRow key={finding.topic} finding={finding} block={block} />,
      },
    ]),
  );

/** The worst of it in one sentence; never a promise. */
function Summary({ risk: { findings, refused } }: { risk: TokenRisk }) {
  const count = (wanted: Finding['verdict']) => findings.filter(({ verdict }) => verdict === wanted).length;
  const [dangers, warnings, unknown] = [count('danger'), count('warning'), count('unknown')];
  const open = unknown > 0 ? `${unknown} of ${findings.length} questions could not be answered.` : '';
  if (dangers > 0)
    return (
      <Notice tone="negative" title={dangers === 1 ? 'One danger was found' : `${dangers} dangers were found`}>
        <Sentences findings={findings.filter(({ verdict }) => verdict === 'danger')} />
        {open}
      </Notice>
    );
  if (refused.length > 0 || 2 * unknown > findings.length)
    return (
      <Notice
        tone="warning"
        title={refused.length > 0 ? 'This node could not check everything' : 'Most questions could not be answered'}
      >
        {open} What is missing may be good or bad.
        {warnings > 0 && ` ${warnings === 1 ? 'One thing' : `${warnings} things`} to look at below.`}
      </Notice>
    );
  if (warnings > 0)
    return (
      <Notice tone="warning" title={warnings === 1 ? 'One thing to look at' : `${warnings} things to look at`}>
        <Sentences findings={findings.filter(({ verdict }) => verdict === 'warning')} />
        No danger was found. That is no proof that there is none. {open}
      </Notice>
    );
  return (
    <Notice tone="info" title="Nothing harmful was found">
      That is no proof that there is nothing. {open}
    </Notice>
  );
}

const Sentences = ({ findings }: { findings: readonly Finding[] }) => (
  <Stack as="ul" gap="1" paddingStart="5" listStyleType="disc" marginBottom="2">
    {findings.map((finding) => (
      <li key={finding.topic}>{findingSentence(finding).says}</li>
    ))}
  </Stack>
);
