import { describe, expect, it, jest } from '@jest/globals';
import { renderWithWallets } from '@rab/testing/renderWithWallets';
import { act, fireEvent, screen } from '@testing-library/react';
import { toast } from '../toast/toast.ts';

describe('Toasts', () => {
  it('end by themselves after one was dismissed by keyboard, and focus stays among them', async () => {
    await renderWithWallets(null, {});
    jest.useFakeTimers();
    await act(async () => {
      toast('The first one');
    });
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    act(() => dismiss.focus());
    await act(async () => {
      fireEvent.click(dismiss);
    });
    expect(document.activeElement).toBe(screen.getByRole('log'));
    await act(async () => {
      toast('The second one');
    });
    expect(screen.getByText('The second one')).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(screen.queryByText('The second one')).toBeNull();
    jest.useRealTimers();
  });
});
