import '@rab/testing/patience';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { UiProvider } from '../connected/UiProvider.tsx';
import type { EmptyPictureName } from './emptyPictureName.ts';
import { EmptyState, Loading } from './StateViews.tsx';

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

describe('EmptyState', () => {
  it.each<EmptyPictureName>(['portfolio', 'sale', 'lock', 'token', 'search', 'done'])(
    'has a picture of %s that says nothing of its own, in inks of the theme and below 6 kB [LOK-10]',
    async (picture) => {
      render(
        <UiProvider>
          <EmptyState title="Nothing yet" picture={picture} />
        </UiProvider>,
      );
      const place = document.querySelector(`[data-picture=${picture}]`);
      expect(place?.getAttribute('aria-hidden')).toBe('true');
      await waitFor(() => expect(place?.querySelector('svg')).not.toBeNull());
      const drawn = place?.innerHTML ?? '';
      expect(drawn.length).toBeLessThan(6_000);
      expect(drawn).toContain('var(--rab-colors-');
      expect(drawn).not.toMatch(/#[\da-f]{3,8}\b/i);
    },
  );
});
