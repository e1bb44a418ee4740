import { LockOpeners } from '@rab/ui/address';
import type { Stories } from '../Story.ts';

const draw = () => <LockOpeners />;

export const stories: Stories = {
  'known code': {
    draw,
    visitor: { answers: { ownLocker: true, sourcePage: 'https://source.example/56' } },
    awaits: 'a',
  },
  'other code': { draw, visitor: { answers: { ownLocker: false, sourcePage: null } } },
};
