import { Trans } from '@lingui/react/macro';
import type { Finding } from '@rab/token-risk';
import { HStack, Text } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { findingSentence } from './findingSentences.ts';
import { ReportRow } from './ReportRow.tsx';
import { VERDICTS } from './verdicts.ts';

/** One answer: what, about whom, how it was found and of which block. */
export function FindingRow({ finding, block }: { finding: Finding; block: bigint }) {
  const { label, tone = 'neutral' } = VERDICTS.find(({ verdict }) => verdict === finding.verdict) ?? {};
  const { says, how } = findingSentence(finding);
  return (
    <ReportRow topic={finding.topic} tone={tone} label={label?.() ?? ''}>
      <Text overflowWrap="anywhere">{says}</Text>
      {finding.accounts && finding.accounts.length > 0 && (
        <HStack flexWrap="wrap" columnGap="4" rowGap="1">
          {finding.accounts.map((account) => (
            <Address key={account} address={account} />
          ))}
        </HStack>
      )}
      <Text color="fg.muted" textStyle="label" overflowWrap="anywhere">
        <Trans>
          {how}. Block {String(block)}.
        </Trans>
      </Text>
    </ReportRow>
  );
}
