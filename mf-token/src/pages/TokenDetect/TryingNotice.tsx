import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { RiskTopic } from '@rab/token-risk';
import { Loading, Notice, Text } from '@rab/ui';
import { stepSentence } from './pendingSentence.ts';
import { ReportHead } from './ReportHead.tsx';
import { REPORT_PARTS } from './reportParts.ts';

const QUESTIONS = REPORT_PARTS.flatMap(({ topics }) => topics).length;

/** What is being tried. Screen readers say each step, and not each answer. */
export function TryingNotice({ answered }: { answered: ReadonlySet<RiskTopic> }) {
  return (
    <ReportHead>
      <Notice title={t`Checking the token`}>
        <Text role="status" minHeight={{ base: '2lh', md: '1lh' }}>
          {stepSentence(answered)}
        </Text>
        <Text>
          <Trans>
            {answered.size} of {QUESTIONS} checks done. We only simulate: nothing is sent.
          </Trans>
        </Text>
        <Loading hasShape />
      </Notice>
    </ReportHead>
  );
}
