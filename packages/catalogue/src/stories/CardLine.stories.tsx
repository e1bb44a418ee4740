import { Button, CardLine, Panel } from '@rab/ui';
import type { Stories } from '../Story.ts';

const cards = (count: number) =>
  Array.from({ length: count }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: equal cards
    <Panel key={at} title={`Card ${at + 1}`}>
      <Button variant="outline">One of {count}</Button>
    </Panel>
  ));

export const stories: Stories = {
  'more than fit': { draw: () => <CardLine>{cards(8)}</CardLine> },
  'one alone': { draw: () => <CardLine>{cards(1)}</CardLine> },
};
