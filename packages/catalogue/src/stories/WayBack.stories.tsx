import { WayBack } from '@rab/ui/router';
import type { Stories } from '../Story.ts';

export const stories: Stories = {
  'to a list': { draw: () => <WayBack to="/view-sales">RAB Sales</WayBack> },
};
