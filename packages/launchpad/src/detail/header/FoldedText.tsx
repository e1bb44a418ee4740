import { t } from '@lingui/core/macro';
import { FOLD_LINES, isLongText } from '@rab/config/project-info';
import { Box, Button, Text } from '@rab/ui';
import { useState } from 'react';

/** A text that somebody else wrote, as text. */
export const strangersText = { whiteSpace: 'pre-line', overflowWrap: 'anywhere', dir: 'auto' } as const;

/** A text that somebody else wrote; a long one is folded. */
export function FoldedText({ text }: { text: string }) {
  const [isOpen, setOpen] = useState(false);
  const isLong = isLongText(text);
  return (
    <Box>
      <Text {...strangersText} {...(isLong && !isOpen && { lineClamp: FOLD_LINES })}>
        {text}
      </Text>
      {isLong && (
        <Button size="xs" variant="ghost" marginTop="1" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t`Show less` : t`Show more`}
        </Button>
      )}
    </Box>
  );
}
