import { Text } from '@rab/ui';
import { RouteTabs } from '@rab/ui/router';
import { LONG_NAME } from '../extremes.ts';
import type { Stories } from '../Story.ts';

const tabs = (labels: readonly string[]) =>
  labels.map((label, index) => ({ id: String(index), label, content: <Text>{label}</Text> }));
const draw = () => <RouteTabs tabs={tabs(['All', 'My Locks', 'Ended'])} />;

export const stories: Stories = {
  first: { draw },
  last: { draw, press: ['[role=tab]:last-child'] },
  'more than fit': { draw: () => <RouteTabs tabs={tabs([LONG_NAME, ...'ABCDEFGHIJ'].map((name) => `Tab ${name}`))} /> },
};
