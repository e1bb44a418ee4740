import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { endClock, pass, startClock } from '@rab/testing/readIntervals';
import { renderInShell } from '@rab/testing/renderInShell';
import { screen } from '@testing-library/react';
import { UtcClock } from './UtcClock.tsx';

beforeEach(startClock);
afterEach(endClock);

it('the clock is updated every 30 s [CFG-10]', async () => {
  await renderInShell(<UtcClock />);
  const clock = screen.getByText('Nov 3, 23:59');
  await pass(29_999);
  expect(clock.textContent).toBe('Nov 3, 23:59');
  await pass(1);
  expect(clock.textContent).toBe('Nov 4, 00:00');
});
