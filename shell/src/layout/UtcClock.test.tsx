import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { renderInShell } from '@rab/testing/renderInShell';
import { act, screen } from '@testing-library/react';
import { UtcClock } from './UtcClock.tsx';

afterEach(() => {
  jest.useRealTimers();
});

describe('UtcClock', () => {
  it('shows UTC as MMM D, HH:mm and refreshes every 30 s [APP-13]', async () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 3, 23, 59, 45) });
    await renderInShell(<UtcClock />);
    const clock = screen.getByText('Nov 3, 23:59');
    act(() => jest.advanceTimersByTime(29_000));
    expect(clock.textContent).toBe('Nov 3, 23:59');
    act(() => jest.advanceTimersByTime(1_000));
    expect(clock.textContent).toBe('Nov 4, 00:00');
    expect(clock.getAttribute('datetime')).toBe('2026-11-04T00:00:15.000Z');
  });
});
