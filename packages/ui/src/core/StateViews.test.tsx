import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { UiProvider } from '../connected/UiProvider.tsx';
import { Loading } from './StateViews.tsx';

afterEach(cleanup);

describe('Loading', () => {
  it.each([false, true])(
    'says ...loading to everybody who cannot see a shape (beside one: %s) [APP-21]',
    (hasShape) => {
      render(
        <UiProvider>
          <Loading hasShape={hasShape} />
        </UiProvider>,
      );
      expect(screen.getByRole('status').textContent).toBe('...loading');
    },
  );
});
