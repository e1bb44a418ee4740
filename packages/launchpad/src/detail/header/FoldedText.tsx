import { Box, Button, Text } from '@rab/ui';
import { useState } from 'react';

/** More letters or lines than this are behind `Show more`: a stranger's text does not push the page away. */
const FOLD_LETTERS = 600;
const FOLD_LINES = 8;

/** A text that somebody else wrote, as text; a long one is folded. */
export function FoldedText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = text.length > FOLD_LETTERS || text.split('\n').length > FOLD_LINES;
  return (
    <Box>
      <Text
        whiteSpace="pre-line"
        overflowWrap="anywhere"
        dir="auto"
        {...(isLong && !isOpen && { lineClamp: FOLD_LINES })}
      >
        {text}
      </Text>
      {isLong && (
        <Button size="xs" variant="ghost" marginTop="1" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? 'Show less' : 'Show more'}
        </Button>
      )}
    </Box>
  );
}
