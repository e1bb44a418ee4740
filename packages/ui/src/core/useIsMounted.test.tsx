import { expect, it } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { useIsMounted } from './useIsMounted.ts';

it('tells whether the component is still on the page', () => {
  const { result, unmount } = renderHook(useIsMounted, { wrapper: StrictMode });
  const isMounted = result.current;
  expect(isMounted()).toBe(true);
  unmount();
  expect(isMounted()).toBe(false);
});
