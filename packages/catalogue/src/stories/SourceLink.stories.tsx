import { SourceLink } from '@rab/ui/address';
import { ACCOUNT } from '../extremes.ts';
import type { Stories } from '../Story.ts';

export const stories: Stories = {
  'of a verified contract': {
    draw: () => <SourceLink address={ACCOUNT} />,
    visitor: { answers: { sourcePage: 'https://source.example/56' } },
    awaits: 'a',
  },
};
