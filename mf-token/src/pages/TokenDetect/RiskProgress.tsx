import { t } from '@lingui/core/macro';
import type { RiskTopic } from '@rab/token-risk';
import { Text } from '@rab/ui';
import { pendingSentence } from './pendingSentence.ts';
import { type OpenedParts, ReportParts } from './ReportParts.tsx';
import { ReportRow } from './ReportRow.tsx';
import { TryingNotice } from './TryingNotice.tsx';

/** In the place of an answer: what is being done for it. */
export const pendingRow = (topic: RiskTopic) => (
  <ReportRow key={topic} topic={topic} tone="neutral" label={t`Checking`}>
    <Text color="fg.muted">{pendingSentence(topic)}</Text>
  </ReportRow>
);

/** The report before anything of it is known. */
export function RiskProgress(parts: OpenedParts) {
  return (
    <>
      <TryingNotice answered={new Set()} />
      <ReportParts {...parts} answersTo={() => []} pending={pendingRow} />
    </>
  );
}
