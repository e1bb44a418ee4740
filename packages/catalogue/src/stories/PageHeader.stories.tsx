import { Button, PageHeader } from '@rab/ui';
import { EmptyPanel } from '@rab/ui/data';
import { LONG_NAME, LONG_SYMBOL, RIGHT_TO_LEFT } from '../extremes.ts';
import type { Stories } from '../Story.ts';

export const parts = ['EmptyPanel'];
export const stories: Stories = {
  'title only': { draw: () => <PageHeader title="Token locks" /> },
  'with description and action': {
    draw: () => (
      <PageHeader
        title="Token locks"
        description="Tokens that somebody locked, until when and for whom."
        action={<Button colorPalette="accent">Create Lock</Button>}
      />
    ),
  },
  'long name': {
    draw: () => <PageHeader title={LONG_NAME} description={LONG_NAME.repeat(4)} action={<Button>Edit</Button>} />,
  },
  'of a page with nothing': {
    draw: () => (
      <EmptyPanel title="Airdrops" says="No airdrops on this network">
        Choose another network in the header.
      </EmptyPanel>
    ),
  },
  'one long word, right to left': { draw: () => <PageHeader title={LONG_SYMBOL + RIGHT_TO_LEFT} /> },
};
