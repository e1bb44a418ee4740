import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { UiProvider } from '../connected/UiProvider.tsx';
import { EarlyTag, EarlyText } from './EarlyText.tsx';
import { earlyText, keepEarlyTexts, rowTextName } from './earlyTexts.ts';

const PAGE =
  '<i data-early="name">Meadow</i><i data-early="state.info"></i><i data-early="state.positive">Sale Live</i>';

beforeEach(() => {
  history.replaceState(null, '', '/rab-sale/0x1');
  document.body.innerHTML = PAGE;
  keepEarlyTexts();
  document.body.innerHTML = '';
});
afterEach(() => {
  jest.restoreAllMocks();
});

const draw = () =>
  render(
    <UiProvider>
      <h1>
        <EarlyText name="name" />
        <EarlyText name="symbol" />
      </h1>
      <EarlyTag name="state" />
    </UiProvider>,
  );

it('the program shows what came with the page in the same places, and leaves the others empty [FST-01]', () => {
  draw();
  expect(screen.getByRole('heading').textContent).toBe('Meadow');
  const shown = [...document.querySelectorAll('[data-early]:not(:empty)')].map((place) => place.textContent);
  expect(shown).toEqual(['Meadow', 'Sale Live']);
});

it('another page has none of it, nor has the same page later [FST-01]', () => {
  history.replaceState(null, '', '/rab-sale/0x2');
  expect(earlyText('name')).toBeUndefined();
  history.replaceState(null, '', '/rab-sale/0x1');
  expect(earlyText('name')).toBeUndefined();
});

it('an early text is not shown any more when it is half a minute old [FST-01]', () => {
  const { now } = performance;
  const later = (ms: number) => jest.spyOn(performance, 'now').mockImplementation(() => now.call(performance) + ms);
  later(29_000);
  expect(earlyText('name')).toBe('Meadow');
  later(31_000);
  expect(earlyText('name')).toBeUndefined();
});

it('a row of a list has texts of its own, and none where they are not of the list [FST-01]', () => {
  document.body.innerHTML = '<i data-early="0.name">Meadow</i><i data-early="1.name">Carrot</i>';
  keepEarlyTexts();
  expect([0, 1, 2, null].map((row) => earlyText(rowTextName(row, 'name')))).toEqual([
    'Meadow',
    'Carrot',
    undefined,
    undefined,
  ]);
});
