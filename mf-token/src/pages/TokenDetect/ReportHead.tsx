import { t } from '@lingui/core/macro';
import type { RiskVerdict } from '@rab/token-risk';
import { Box, Metric, SimpleGrid, Stack } from '@rab/ui';
import type { ReactNode } from 'react';

interface ReportHeadProps {
  children: ReactNode;
  /** What each question came to; undefined while they are tried. */
  verdicts?: readonly RiskVerdict[];
}

/** What is above the checks: what was found, what was not determined and how sure that is; the same room while it is tried. */
export function ReportHead({ children, verdicts }: ReportHeadProps) {
  const count = (wanted: RiskVerdict) => verdicts?.filter((verdict) => verdict === wanted).length ?? '–';
  const unknown = verdicts?.filter((verdict) => verdict === 'unknown').length ?? 0;
  return (
    <Stack gap="5">
      <Box display="grid" minHeight={{ base: '9.25rem', md: '6.25rem' }}>
        {children}
      </Box>
      <SimpleGrid columns={{ base: 2, md: 4 }} gap="4">
        <Metric label={t`Dangers`}>{count('danger')}</Metric>
        <Metric label={t`Warnings`}>{count('warning')}</Metric>
        <Metric label={t`Open questions`}>{count('unknown')}</Metric>
        <Metric label={t`Answered`}>{verdicts ? t`${verdicts.length - unknown} of ${verdicts.length}` : '–'}</Metric>
      </SimpleGrid>
    </Stack>
  );
}
