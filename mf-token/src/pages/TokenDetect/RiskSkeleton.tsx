import { Loading, Notice, Panel, Skeleton, Stack } from '@rab/ui';
import type { ReportPart } from './reportParts.ts';

/** The shape of the report while it is made. */
export function RiskSkeleton({ parts }: { parts: readonly ReportPart[] }) {
  return (
    <>
      <Notice title="The token is being tried">
        Purchases, sales, transfers and every function of its code, on the chain’s latest block. Nothing is sent.
      </Notice>
      <Loading hasShape />
      {parts.map(({ title, topics }) => (
        <Panel key={title} title={title}>
          <Stack gap="4">
            {topics.map((topic) => (
              <Skeleton key={topic} height="12" />
            ))}
          </Stack>
        </Panel>
      ))}
    </>
  );
}
