import { Flex, Hint } from '@rab/ui';
import { LONG_NAME, LONG_WORD } from '../extremes.ts';
import type { Stories } from '../Story.ts';

const OPEN = ['[data-hint]'];

export const stories: Stories = {
  closed: { draw: () => <Hint hint="The whole of it">A part of it</Hint> },
  open: { draw: () => <Hint hint="The whole of it">A part of it</Hint>, press: OPEN },
  'open, long': { draw: () => <Hint hint={LONG_NAME}>A part of it</Hint>, press: OPEN },
  'open at the right edge, one long word': {
    draw: () => (
      <Flex justify="end">
        <Hint hint={LONG_WORD}>A part of it</Hint>
      </Flex>
    ),
    press: OPEN,
  },
};
