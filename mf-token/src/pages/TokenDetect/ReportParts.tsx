import type { RiskTopic } from '@rab/token-risk';
import { Panel, Stack } from '@rab/ui';
import type { ReactNode } from 'react';
import { REPORT_PARTS } from './reportParts.ts';

/** The panels of the report, each with a row for everything that it answers. */
export function ReportParts({ rowOf }: { rowOf: (topic: RiskTopic) => ReactNode }) {
  return REPORT_PARTS.map(({ title, topics }) => (
    <Panel key={title} title={title}>
      <Stack as="ul" listStyleType="none" gap="0">
        {topics.map(rowOf)}
      </Stack>
    </Panel>
  ));
}
