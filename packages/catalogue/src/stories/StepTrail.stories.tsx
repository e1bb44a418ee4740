import { StepTrail } from '@rab/ui/data';
import type { Stories } from '../Story.ts';

const STEPS = ['Verify token', 'DeFi launchpad', 'Additional info', 'Finish'];

export const stories: Stories = {
  first: { draw: () => <StepTrail steps={STEPS} current={0} /> },
  'in the middle': { draw: () => <StepTrail steps={STEPS} current={2} /> },
  last: { draw: () => <StepTrail steps={STEPS} current={3} /> },
};
