import type { ReactNode } from 'react';
import { Box, Flex, Grid } from './chakra.ts';
import { EarlyText } from './EarlyText.tsx';
import { ExplainedLabel, type GlossaryEntry } from './GlossaryHint.tsx';

export interface Fact {
  label: string;
  /** Before the label. */
  picture?: ReactNode;
  /** What the label means. */
  glossary?: GlossaryEntry | undefined;
  value: ReactNode;
}

/** Labelled values as a definition list: label left, value right, one line each. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Box as="dl">
      {facts.map(({ label, picture, glossary, value }) => (
        <Grid
          key={label}
          // a label keeps its words together up to half of the line, unless the value cannot break
          templateColumns="fit-content(50%) 1fr"
          alignItems="center"
          gap="4"
          paddingY="2"
          minH="10"
          borderBottomWidth="1px"
          borderColor="border.muted"
          _last={{ borderBottomWidth: '0' }}
        >
          <Flex as="dt" color="fg.muted" align="center">
            {picture && (
              <Box as="span" marginEnd="2">
                {picture}
              </Box>
            )}
            <ExplainedLabel label={label} glossary={glossary} />
          </Flex>
          <Box as="dd" textAlign="end" fontWeight="medium" overflowWrap="anywhere">
            {value}
          </Box>
        </Grid>
      ))}
    </Box>
  );
}

/** A labelled value that is still being read: the place of the text `name`, with a room of `width` (`EarlyText`). */
export const earlyFact = (label: string, name: string, width?: string): Fact => ({
  label,
  value: <EarlyText name={name} width={width} />,
});
