import '@rab/testing/patience';
import { afterEach, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { UiProvider } from '../connected/UiProvider.tsx';
import { lazyPart } from './lazyPart.tsx';

afterEach(cleanup);

const Part = ({ name }: { name: string }) => <p>Part of {name}</p>;
const draw = (Lazy: ReturnType<typeof lazyPart<{ name: string }>>) =>
  render(
    <UiProvider>
      <Lazy name="Carol" />
    </UiProvider>,
  );

it('a part is loaded when it is drawn, once for all of its places', async () => {
  const load = jest.fn(async () => Part);
  const Lazy = lazyPart('This part', load);
  expect(load).not.toHaveBeenCalled();
  draw(Lazy);
  expect(screen.getByRole('status').textContent).toBe('...loading');
  expect(await screen.findByText('Part of Carol')).toBeTruthy();
  cleanup();
  draw(Lazy);
  expect(screen.getByText('Part of Carol')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('a part that does not load says so in its place and is reported to the page, and Retry loads it again', async () => {
  const told = jest.fn();
  globalThis.reportError = told;
  const gone = new Error('Loading chunk 12 failed');
  const load = jest.fn<() => Promise<typeof Part>>().mockRejectedValueOnce(gone).mockResolvedValueOnce(Part);
  draw(lazyPart('This part', load));
  expect(await screen.findByText('This part didn’t load')).toBeTruthy();
  expect(told).toHaveBeenCalledWith(gone);
  expect(load).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Part of Carol')).toBeTruthy();
});
