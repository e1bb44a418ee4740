import { expect, it } from '@jest/globals';
import type { RiskTopic } from '@rab/token-risk';
import { pendingSentence, stepSentence } from './pendingSentence.ts';
import { REPORT_PARTS } from './reportParts.ts';

it('the step is the first one that has no answer yet, in whatever order answers come [FST-07]', () => {
  const at = (...answered: RiskTopic[]) => stepSentence(new Set(answered));
  expect(at()).toBe(pendingSentence('owner'));
  expect(at('holders', 'buy')).toBe(pendingSentence('owner'));
  expect(at('owner', 'pools')).toBe('Simulating a buy from a new account…');
  expect(at('owner', 'pools', 'buy', 'lock')).toBe(pendingSentence('sell'));
  expect(at('owner', 'pools', 'buy', 'sell', 'lock', 'sale')).toBe(
    'Simulating all its functions, as the owner and as a stranger…',
  );
  expect(at(...REPORT_PARTS.flatMap(({ topics }) => topics))).toBe('Putting the results together…');
});
