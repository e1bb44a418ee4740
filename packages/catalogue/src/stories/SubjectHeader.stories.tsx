import { SubjectHeader } from '@rab/ui/router';
import type { Stories } from '../Story.ts';

export const stories: Stories = {
  'of a lock': {
    draw: () => (
      <SubjectHeader
        list={{ path: '/lock-tokens', name: 'All locks' }}
        label="Lock detail"
        headline="Locked until 5 March 2027"
      >
        400,000 JNP locked · lock 7
      </SubjectHeader>
    ),
  },
  'a long name': {
    draw: () => (
      <SubjectHeader
        list={{ path: '/token/airdrops', name: 'All airdrops' }}
        label="Airdrop"
        headline={'Kohlrabi'.repeat(8)}
      >
        {'A'.repeat(90)} · airdrop 3
      </SubjectHeader>
    ),
  },
};
