import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { DISPLAY_CHAINS } from '@rab/config';
import { parseRemotes } from '@rab/federation/remotes';
import { renderInShell } from '@rab/testing/renderInShell';
import { act, cleanup, screen, within } from '@testing-library/react';
import { HomePage } from './HomePage.tsx';

type Seen = (entries: { isIntersecting: boolean }[]) => void;
/** Reports to the page what has come near. */
let seen: Seen;
const seesNothing = globalThis.IntersectionObserver;

/** Nobody answers at these addresses. */
const remotes = (...titles: string[]) =>
  parseRemotes({
    remotes: titles.map((title, at) => ({
      name: `area_${at}`,
      entry: 'http://127.0.0.1:1/mf-manifest.json',
      paths: [`/${at}`],
      sections: [
        { slot: 'portfolio', expose: 'mine', title: `My ${title}` },
        { slot: 'home', expose: 'current', title, order: titles.length - at },
      ],
    })),
  });
const failure = (of: string) => screen.findByText(`${of} isn’t available right now`, {}, { timeout: 20_000 });

beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  class Observer {
    constructor(onSeen: Seen) {
      seen = onSeen;
    }
    observe(): void {}
    disconnect(): void {}
  }
  Object.assign(globalThis, { IntersectionObserver: Observer });
});
afterEach(() => {
  cleanup();
  Object.assign(globalThis, { IntersectionObserver: seesNothing });
  jest.restoreAllMocks();
});

it('Home has the hero with its three ways on, the strip of supported chains and three perks [HOM-01]', async () => {
  const { config } = await renderInShell(<HomePage remotes={[]} />);
  const link = (name: string) => screen.getByRole<HTMLAnchorElement>('link', { name });
  expect(link('Create Sale').getAttribute('href')).toBe('/rab-sale/create');
  for (const [name, url] of [
    ['How to start', config.links.howToStart],
    ['Apply to Launch', config.links.applyToLaunch],
  ] as const) {
    expect(link(name).getAttribute('href')).toBe(url);
    expect(link(name).target).toBe('_blank');
  }
  const chains = within(screen.getByRole('list', { name: 'Supported chains' })).getAllByRole('listitem');
  expect(chains.map(({ textContent }) => textContent)).toEqual([...DISPLAY_CHAINS]);
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings).toEqual(['How it works', 'Safest', 'Most profitable', 'Most convenient']);
  expect(screen.getByText(/^Fees are fixed in the sale’s contract when you create it\./)).toBeTruthy();
});

it('Home says in a picture what a sale promises, and in three steps each what owners, buyers and lockers do [LOK-03]', async () => {
  await renderInShell(<HomePage remotes={[]} />);
  const picture = screen.getByRole('img');
  for (const part of ['soft cap', 'the liquidity is locked until a date', 'every deposit goes back'])
    expect(picture.getAttribute('aria-label')).toContain(part);
  expect(picture.outerHTML.length).toBeLessThan(6_000);
  const section = within(screen.getByRole('region', { name: 'How it works' }));
  expect(section.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'For owners',
    'For buyers',
    'For lockers',
  ]);
  for (const list of section.getAllByRole('list')) expect(within(list).getAllByRole('listitem')).toHaveLength(3);
  expect(section.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/rab-sale/create',
    '/view-sales',
    '/create-lock',
  ]);
});

it('Home asks for the first section at once, for the next when it comes near, and still works where neither answers [HOM-03]', async () => {
  await renderInShell(<HomePage remotes={remotes('RAB Grow', 'Current Sale')} />);
  await failure('Current Sale');
  const shape = screen.getByRole('heading', { level: 2, name: 'RAB Grow' });
  expect(shape.parentElement?.getAttribute('aria-busy')).toBe('false');
  await act(async () => seen([{ isIntersecting: false }]));
  expect(screen.queryByText(/^RAB Grow is not/)).toBeNull();
  expect(shape.isConnected).toBe(true);
  await act(async () => seen([{ isIntersecting: true }]));
  await failure('RAB Grow');
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getByText('Safest')).toBeTruthy();
});

it('Home draws the sections that areas have for it, in their order, and no others [HSE-07]', async () => {
  await renderInShell(<HomePage remotes={remotes('Staking', 'RAB Grow', 'Current Sale')} />);
  await failure('Current Sale');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(headings.filter((heading) => heading && !/^(?:How it works|Safest|Most )/.test(heading))).toEqual([
    'RAB Grow',
    'Staking',
  ]);
  expect(screen.queryByText('My Staking')).toBeNull();
});
