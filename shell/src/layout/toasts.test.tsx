import { afterEach, expect, it, jest } from '@jest/globals';
import { renderInShell } from '@rab/testing/renderInShell';
import { toast } from '@rab/ui';
import { Toasts } from '@rab/ui/connected';
import { act, fireEvent, screen } from '@testing-library/react';

afterEach(() => {
  jest.useRealTimers();
});

it('a toast closes by itself after 5000 ms, and stays while it is pointed at [APP-20]', async () => {
  jest.useFakeTimers();
  await renderInShell(<Toasts />);
  act(() => {
    toast.error('No gas');
  });
  act(() => jest.advanceTimersByTime(4_999));
  expect(screen.getByText('No gas')).toBeTruthy();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('No gas')).toBeNull();

  act(() => {
    toast.error('No gas still');
  });
  fireEvent.mouseMove(screen.getByRole('log', { name: 'Notifications' }));
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText('No gas still')).toBeTruthy();
  fireEvent.mouseLeave(screen.getByRole('log', { name: 'Notifications' }));
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.queryByText('No gas still')).toBeNull();
});

it('a toast under a resting pointer closes as any other: the button that it covers comes free again [APP-20]', async () => {
  jest.useFakeTimers();
  await renderInShell(<Toasts />);
  act(() => {
    toast.error('No gas');
  });
  const log = screen.getByRole('log', { name: 'Notifications' });
  fireEvent.mouseEnter(log);
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.queryByText('No gas')).toBeNull();

  fireEvent.mouseLeave(log);
  act(() => {
    toast.error('No gas still');
  });
  act(() => jest.advanceTimersByTime(5_000));
  expect(screen.queryByText('No gas still')).toBeNull();
});
