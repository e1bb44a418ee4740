import '@rab/testing/patience';
import { afterEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { lazy } from 'react';
import { SeesAll } from '../../test/SeesAll.ts';
import { UiProvider } from '../connected/UiProvider.tsx';
import { ChartFrame } from './ChartFrame.tsx';

const SeesNothing = globalThis.IntersectionObserver;
afterEach(() => {
  cleanup();
  globalThis.IntersectionObserver = SeesNothing;
});

async function drawChart(load: () => Promise<{ default: () => React.JSX.Element }>) {
  const Drawing = lazy(load);
  await act(async () =>
    render(
      <UiProvider>
        <ChartFrame sketch={<p>Sketch</p>}>
          <Drawing />
        </ChartFrame>
      </UiProvider>,
    ),
  );
}

it('a chart near to the window is a sketch until the visitor does something, then it is drawn', async () => {
  globalThis.IntersectionObserver = SeesAll;
  const load = jest.fn(async () => ({ default: () => <p>Drawing</p> }));
  await drawChart(load);
  expect(screen.getByText('Sketch')).toBeTruthy();
  expect(load).not.toHaveBeenCalled();
  fireEvent.pointerMove(document.body);
  expect(await screen.findByText('Drawing')).toBeTruthy();
  expect(screen.queryByText('Sketch')).toBeNull();
});

it('a chart outside the window is not loaded, whatever the visitor does', async () => {
  const load = jest.fn(async () => ({ default: () => <p>Drawing</p> }));
  await drawChart(load);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  await act(async () => {});
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText('Sketch')).toBeTruthy();
});

it('where the drawing does not come, the sketch stays and the page hears of it', async () => {
  globalThis.IntersectionObserver = SeesAll;
  const told = jest.fn();
  globalThis.reportError = told;
  const silent = jest.spyOn(console, 'error').mockReturnValue();
  await drawChart(() => Promise.reject(new Error('Loading chunk 12 failed')));
  fireEvent.pointerDown(document.body);
  await waitFor(() => expect(told).toHaveBeenCalledWith(new Error('Loading chunk 12 failed')));
  expect(screen.getByText('Sketch')).toBeTruthy();
  silent.mockRestore();
});
