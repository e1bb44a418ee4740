import '@rab/testing/patience';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import { SeesAll } from '../../test/SeesAll.ts';
import { UiProvider } from '../connected/UiProvider.tsx';
import { themeConfig } from '../theme/themeConfig.ts';
import { type ChartMeaning, chartColor, lockColor } from './chartColors.ts';
import { SharePie } from './SharePie.tsx';

const SeesNothing = globalThis.IntersectionObserver;
beforeEach(() => {
  globalThis.IntersectionObserver = SeesAll;
});
afterEach(() => {
  cleanup();
  globalThis.IntersectionObserver = SeesNothing;
});

const MEANINGS: Readonly<Record<string, ChartMeaning>> = {
  Presale: 'sold',
  Liquidity: 'liquidity',
  Burned: 'burned',
  Unlocked: 'unlocked',
};

async function draw(values: Readonly<Record<string, number>>) {
  const slices = Object.entries(values).map(([name, value]) => ({
    name,
    value: BigInt(value),
    shown: value,
    meaning: MEANINGS[name],
  }));
  await act(async () =>
    render(
      <UiProvider>
        <SharePie caption="Distribution" slices={slices} />
      </UiProvider>,
    ),
  );
  await screen.findByText('Presale');
}
const rows = () =>
  within(screen.getByRole('table', { name: 'Distribution' }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);
const ring = () => [...document.querySelectorAll('circle')].map(({ textContent }) => textContent);
const bar = () => [...document.querySelectorAll('[title]')].map((part) => part.getAttribute('title'));
const colorOf = (name: string) => screen.getByText(name).querySelector<HTMLElement>('[style]')?.style.background;

it('a distribution is a ring next to a table of the same numbers [DET-03] [LOK-01]', async () => {
  await draw({ Presale: 40, Liquidity: 20, Unlocked: 40 });
  expect(ring()).toEqual(['Presale: 40%', 'Liquidity: 20%', 'Unlocked: 40%']);
  expect(bar()).toEqual([]);
  expect(rows()).toEqual(['Presale4040.00%', 'Liquidity2020.00%', 'Unlocked4040.00%']);
});

it('where nearly all is unlocked it is a bar of what is sold, paired, burned and locked, with the remainder as a number [LOK-01]', async () => {
  await draw({ Presale: 10, Liquidity: 5, Burned: 4, Team: 11, Unlocked: 970 });
  expect(ring()).toEqual([]);
  expect(bar()).toEqual(['Presale: 1%', 'Liquidity: 0.5%', 'Burned: 0.4%', 'Team: 1.1%']);
  expect(screen.getByText('The bar shows 3.00% of all tokens. The other 97.00% are unlocked.')).toBeTruthy();
  expect(rows()).toEqual(['Presale101.00%', 'Liquidity50.50%', 'Burned40.40%', 'Team111.10%', 'Unlocked97097.00%']);
});

it('one small part next to what is unlocked draws no bar, which it would fill [LOK-01]', async () => {
  await draw({ Presale: 2, Unlocked: 998 });
  expect([ring(), bar()]).toEqual([[], []]);
  expect(screen.getByText('99.80% of all tokens are unlocked.')).toBeTruthy();
});

it('parts that are less than a percent together fill their bar, too [LOK-01]', async () => {
  await draw({ Presale: 20, Liquidity: 10, Unlocked: 9_970 });
  const grown = [...document.querySelectorAll<HTMLElement>('[title]')].map((part) => Number(part.style.flexGrow));
  expect(grown).toEqual([20, 10]);
});

it('where nearly all is sold the bar has every part [LOK-01]', async () => {
  await draw({ Presale: 97, Liquidity: 2, Unlocked: 1 });
  expect(bar()).toEqual(['Presale: 97%', 'Liquidity: 2%', 'Unlocked: 1%']);
  expect(screen.queryByText(/The bar shows/)).toBeNull();
});

it('a part keeps its colour, whatever is next to it [LOK-01]', async () => {
  await draw({ Presale: 40, Team: 30, Unlocked: 30 });
  const before = colorOf('Unlocked');
  expect(before).toBe(chartColor('unlocked'));
  cleanup();
  await draw({ Presale: 40, Liquidity: 1, Burned: 1, Team: 30, Advisors: 30, Unlocked: 30 });
  expect(colorOf('Unlocked')).toBe(before);
  expect(colorOf('Team')).toBe(lockColor(0));
  expect(colorOf('Advisors')).toBe(lockColor(1));
});

it('there are nine colours, and the sixth lock has that of the first [DET-03]', () => {
  const meanings = Object.values(MEANINGS).map(chartColor);
  const locks = Array.from({ length: 5 }, (_, index) => lockColor(index));
  expect(new Set([...meanings, ...locks]).size).toBe(9);
  expect(lockColor(5)).toBe(lockColor(0));
  const names = Object.keys(themeConfig.theme?.semanticTokens?.colors?.chart ?? {});
  expect([...meanings, ...locks].map((color) => /chart-(\w+)/.exec(color)?.[1]).sort()).toEqual(names.sort());
});

const channel = (value: number) => (value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (hex: string) =>
  [1, 3, 5]
    .map((at) => channel(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
    .reduce((sum, value, index) => sum + value * ([0.2126, 0.7152, 0.0722][index] as number), 0);
const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
};

it('each colour of charts has a contrast of 3:1 with a panel in both themes [LOK-01]', () => {
  const { bg, chart } = (themeConfig.theme?.semanticTokens?.colors ?? {}) as unknown as Record<
    'bg' | 'chart',
    Record<string, { value: { _light: string; _dark: string } }>
  >;
  const panel = bg.panel?.value;
  for (const { value } of Object.values(chart)) {
    expect(contrast(value._dark, panel?._dark ?? '')).toBeGreaterThanOrEqual(3);
    expect(contrast(value._light, panel?._light ?? '')).toBeGreaterThanOrEqual(3);
  }
});
