import type { RiskTopic } from '@rab/token-risk';
import { Text } from '@rab/ui';
import type { ReactNode } from 'react';
import { pendingSentence } from './pendingSentence.ts';
import { ReportParts } from './ReportParts.tsx';
import { ReportRow } from './ReportRow.tsx';
import { TryingNotice } from './TryingNotice.tsx';

/** The report while it is made: rows that have come, and in the place of each other one what is being done for it. */
export function RiskProgress({ rows = new Map() }: { rows?: ReadonlyMap<RiskTopic, ReactNode> }) {
  return (
    <>
      <TryingNotice answered={new Set(rows.keys())} />
      <ReportParts
        rowOf={(topic) =>
          rows.get(topic) ?? (
            <ReportRow key={topic} topic={topic} tone="neutral" label="Checking">
              <Text color="fg.muted">{pendingSentence(topic)}</Text>
            </ReportRow>
          )
        }
      />
    </>
  );
}
