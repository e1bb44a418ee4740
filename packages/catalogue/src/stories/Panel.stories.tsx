import { Button, Panel, Text } from '@rab/ui';
import { LONG_NAME } from '../extremes.ts';
import type { Stories } from '../Story.ts';

const content = <Text>What belongs together.</Text>;

export const stories: Stories = {
  bare: { draw: () => <Panel>{content}</Panel> },
  'with a title': { draw: () => <Panel title="Lock info">{content}</Panel> },
  'with title and action': {
    draw: () => (
      <Panel title="Lock info" action={<Button size="sm">Edit</Button>}>
        {content}
      </Panel>
    ),
  },
  'long title': {
    draw: () => (
      <Panel title={LONG_NAME} action={<Button size="sm">Edit</Button>}>
        {content}
      </Panel>
    ),
  },
};
