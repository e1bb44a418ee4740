import { ExplainedLabel, Flex, GlossaryHint } from '@rab/ui';
import { LONG_NAME, LONG_WORD } from '../extremes.ts';
import type { Stories } from '../Story.ts';

const OPEN = ['[data-glossary]'];
/** Shown with it. */
export const parts = ['ExplainedLabel'];

const entry = { meaning: 'The most that a sale takes.', page: 'soft-cap' };

export const stories: Stories = {
  closed: { draw: () => <ExplainedLabel label="Hard cap" glossary={entry} /> },
  open: { draw: () => <GlossaryHint label="Hard cap" entry={entry} />, press: OPEN },
  'open at the right edge, a long label': {
    draw: () => (
      <Flex justify="end">
        <ExplainedLabel label={LONG_NAME} glossary={{ meaning: LONG_WORD, page: 'vesting#vesting-of-a-lock' }} />
      </Flex>
    ),
    press: OPEN,
  },
};
