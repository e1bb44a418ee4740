import '@rab/testing/patience';
import { afterEach, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { SeesAll } from '../../test/SeesAll.ts';
import { UiProvider } from '../connected/UiProvider.tsx';
import { StepChart, type StepChartProps } from './StepChart.tsx';

const DAY = 86_400;
/** 2027-03-01 00:00 UTC */
const START = 1_803_859_200;
const day = (count: number) => START + count * DAY;

/** A third on each of three days; the axis begins ten days before them and ends ten days after them. */
const releases: StepChartProps = {
  caption: 'Released over time',
  unit: 'ABC',
  points: [0, 10, 20, 30, 40].map((count, index) => ({
    at: day(count),
    value: Math.min(index, 3) * 100,
    text: `${Math.min(index, 3) * 100} ABC`,
  })),
  marks: [{ label: 'Total', value: 300 }],
  releases: [day(10), day(20), day(30)],
};

// to compile recharts takes longer than a test waits for what is drawn
beforeAll(() => import('./StepDrawing.tsx'));

const SeesNothing = globalThis.IntersectionObserver;
beforeEach(() => {
  globalThis.IntersectionObserver = SeesAll;
});
afterEach(() => {
  cleanup();
  globalThis.IntersectionObserver = SeesNothing;
});

const draw = (change: Partial<StepChartProps> = {}) =>
  act(async () =>
    render(
      <UiProvider>
        <StepChart {...releases} {...change} />
      </UiProvider>,
    ),
  );
const slider = () => screen.getByRole('slider', { name: 'Released over time' });
const nowMark = () => document.querySelector<HTMLElement>('[data-now]');
const press = (...keys: readonly string[]) => keys.map((key) => fireEvent.keyDown(slider(), { key }));

it('the sketch and the drawing of a chart have both axes, with the unit and the dates of releases [LOK-01]', async () => {
  await draw();
  const figure = screen.getByRole('figure', { name: 'Released over time, in ABC' });
  const texts = ['Time (UTC)', 'Mar 11', 'Mar 31', 'Total', '0', '150', '300'];
  for (const text of texts) expect(within(figure).getByText(text)).toBeTruthy();
  fireEvent.pointerMove(document.body);
  expect(await within(figure).findByText('Mar 21')).toBeTruthy();
  for (const text of texts) expect(within(figure).getByText(text)).toBeTruthy();
  expect(document.querySelectorAll('[data-release]')).toHaveLength(3);
});

it.each([
  [0, '0%'],
  [10, '25%'],
  [15, '37.5%'],
  [40, '100%'],
])('on day %d of forty the mark for now is at %s of the axis [LOK-01]', async (count, left) => {
  await draw({ now: day(count) });
  expect(nowMark()?.textContent).toBe('Now');
  expect(nowMark()?.style.left).toBe(left);
});

it.each([
  ['before the axis begins', day(-1)],
  ['after the axis has ended', day(41)],
  ['where the chart has no clock', undefined],
])('there is no mark for now %s [LOK-01]', async (_, now) => {
  await draw({ now });
  expect(slider()).toBeTruthy();
  expect(nowMark()).toBeNull();
});

it('arrow keys, Home and End move through the values, each of which is announced and shown; Escape hides it [LOK-01]', async () => {
  await draw({ now: day(15) });
  const said = () => slider().getAttribute('aria-valuetext');
  expect(said()).toBe('2027-03-11 00:00 UTC: 100 ABC');
  press('ArrowRight');
  expect(said()).toBe('2027-03-21 00:00 UTC: 200 ABC');
  expect(slider().getAttribute('aria-valuenow')).toBe('2');
  expect(within(slider()).getByText('200 ABC')).toBeTruthy();
  press('ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft');
  expect(said()).toBe('2027-03-01 00:00 UTC: 0 ABC');
  press('End', 'ArrowRight');
  expect(said()).toBe('2027-04-10 00:00 UTC: 300 ABC');
  press('Home');
  expect(said()).toBe('2027-03-01 00:00 UTC: 0 ABC');
  press('Escape');
  expect(within(slider()).queryByText('0 ABC')).toBeNull();
});

it('the value under the pointer is shown until the pointer leaves [LOK-01]', async () => {
  await draw();
  const plot = document.querySelector('[data-release]')?.parentElement as HTMLElement;
  plot.getBoundingClientRect = () => ({ left: 100, width: 400 }) as DOMRect;
  // jsdom has no pointer events with a place
  fireEvent(slider(), new MouseEvent('pointermove', { bubbles: true, clientX: 100 + 400 * 0.6 }));
  expect(within(slider()).getByText('200 ABC')).toBeTruthy();
  fireEvent.pointerLeave(slider());
  expect(within(slider()).queryByText('200 ABC')).toBeNull();
});

it('the table of a chart has a row for each value, and anybody can open it [LOK-01]', async () => {
  await draw();
  expect(screen.queryByRole('table')).toBeNull();
  const details = screen.getByText('Show as a table').closest('details') as HTMLDetailsElement;
  details.open = true;
  await act(async () => fireEvent(details, new Event('toggle')));
  const rows = within(screen.getByRole('table', { name: 'Released over time' })).getAllByRole('row');
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['From', 'Released over time, in ABC'],
    ...releases.points.map(({ text }, index) => [
      `${['2027-03-01', '2027-03-11', '2027-03-21', '2027-03-31', '2027-04-10'][index]} 00:00 UTC`,
      text,
    ]),
  ]);
});
