import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { UiProvider } from '../connected/UiProvider.tsx';
import { Loading } from './StateViews.tsx';

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

describe('Loading', () => {
  it.each([false, true])(
    'says ...loading to everybody who cannot see a shape (next to one: %s) [APP-21]',
    (hasShape) => {
      render(
        <UiProvider>
          <Loading hasShape={hasShape} />
        </UiProvider>,
      );
      expect(screen.getByRole('status').textContent).toBe('...loading');
    },
  );

  it.each([false, true])('says after ten seconds that it takes longer than usual (next to a shape: %s)', (hasShape) => {
    jest.useFakeTimers();
    render(
      <UiProvider>
        <Loading hasShape={hasShape} />
      </UiProvider>,
    );
    act(() => jest.advanceTimersByTime(9_999));
    expect(screen.queryByText(/longer than usual/)).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('status').textContent).toMatch(/^\.\.\.loading.*longer than usual/);
  });
});
