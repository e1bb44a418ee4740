import type { ReactNode } from 'react';
import { Box } from './chakra.ts';
import { ExplainedLabel, type GlossaryEntry } from './GlossaryHint.tsx';

interface MetricProps {
  label: string;
  /** What the label means. */
  glossary?: GlossaryEntry | undefined;
  children: ReactNode;
}

/** One number that matters, with its name above. */
export function Metric({ label, glossary, children }: MetricProps) {
  return (
    <Box minW="0">
      <Box color="fg.muted" textStyle="label">
        <ExplainedLabel label={label} glossary={glossary} />
      </Box>
      <Box textStyle="number" overflow="hidden" textOverflow="ellipsis">
        {children}
      </Box>
    </Box>
  );
}
