import { Box, Text } from '@rab/ui';
import { ContentDialog } from '@rab/ui/overlay';
import { LONG_NAME, nothing } from '../extremes.ts';
import type { Stories } from '../Story.ts';

export const stories: Stories = {
  'with a picture': {
    draw: () => (
      <ContentDialog title="Video of Carrot Finance" isOpen onClose={nothing}>
        <Box aspectRatio="16 / 9" bg="bg.muted" rounded="l2" />
      </ContentDialog>
    ),
  },
  long: {
    draw: () => (
      <ContentDialog title={LONG_NAME} isOpen onClose={nothing}>
        <Text>{LONG_NAME.repeat(40)}</Text>
      </ContentDialog>
    ),
  },
};
