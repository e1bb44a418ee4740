import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type Page, request } from '@playwright/test';
import { ROUTES } from '@rab/e2e/support/routes.ts';
import { securityHeaders } from '@rab/federation/headers';
import { serveBuild } from '@rab/federation/serve';
import { measureFirstLoad } from '../measureFirstLoad.ts';
import { measureRouteChange } from '../measureRouteChange.ts';
import { medianOf } from '../medianOf.ts';
import { isPhone, type Profile } from '../profiles.ts';

/** The most that federation may cost: the federated site's over that of one application, median of all pairs (FED-09). */
const RATIO_BARS: Readonly<Record<string, number>> = { bytes: 1.15, lcp: 1.1 };
/** Milliseconds to an area's first page from a loaded page, on a phone. */
const ROUTE_CHANGE_BAR = 1_000;
/** Keeps clear of the local stack's own ports. */
const PORT_OFFSET = 40;
/** Lists the releases that the federated site runs, which a single application does not have. */
const WITHOUT = '/version';

type Row = Record<string, string>;

/** What is measured, and how often. */
export interface Choice {
  /** Routes, by the names that e2e/support/routes.ts has for them, and ways: `Home to` with a link of the menu. */
  only: RegExp;
  /** Devices by their names. */
  profiles: ReadonlyMap<string, Profile>;
  /** How often each page of either site is loaded. */
  runs: number;
  /** Folder of the plain application, built there if empty; without one it is built in a temporary folder. */
  built: string | undefined;
}

/**
 * Measures the federated site and the same pages as one plain webpack application in pairs, and compares each with its other.
 * @param portBase of the local stack that runs: its data serve both
 * @returns what is above its bar, in words
 */
export async function benchPlain(browser: Browser, url: string, portBase: number, choice: Choice): Promise<string[]> {
  const aside = mkdtempSync(path.join(tmpdir(), 'rab-plain-'));
  const folder = choice.built ?? aside;
  const root = path.join(folder, 'dist');
  if (!existsSync(root))
    execFileSync(process.execPath, [path.join(import.meta.dirname, 'buildPlain.mjs'), folder], { stdio: 'inherit' });
  const port = portBase + PORT_OFFSET;
  const config = await copy(url, aside, 'config.json');
  const list = await copy(url, aside, 'remotes.json');
  const overrides = { '/config.json': config.file, '/remotes.json': list.file };
  // the browser checks either page against the policy that it is shipped with
  const html = readFileSync(path.join(root, 'index.html'), 'utf8');
  const headers = securityHeaders({ config: config.json, html, remotes: list.json.remotes });
  const server = await serveBuild({ root, port, overrides, headers });
  const links: string[] = list.json.remotes.flatMap(({ nav }: { nav: { path: string }[] }) =>
    nav.map((item) => item.path),
  );
  try {
    return await compare(browser, [url, `http://127.0.0.1:${port}/`], links, choice);
  } finally {
    await server.close();
    rmSync(aside, { recursive: true });
  }
}

/** One of the federated site's two files, for the plain one. */
async function copy(url: string, folder: string, name: string) {
  const file = path.join(folder, name);
  const text = await (await fetch(new URL(name, url))).text();
  writeFileSync(file, text);
  return { file, json: JSON.parse(text) };
}

type Sites = readonly [federated: string, plain: string];

/** One measure of either site: the middle of each, and of what the federated one is times the plain one in a pair. */
interface Measured {
  federated: number;
  plain: number;
  ratio: number;
}

/** By the measures' names. */
type Comparison = Readonly<Record<string, Measured>>;

/** @param links of the menu: the ways into the areas */
async function compare(
  browser: Browser,
  sites: Sites,
  links: readonly string[],
  { only, profiles, runs }: Choice,
): Promise<string[]> {
  const asking = await request.newContext({ baseURL: sites[0] });
  const rows: Record<string, Row> = {};
  const missed: string[] = [];
  const note = (name: string, profile: Profile, measured: Comparison) => {
    const { row, above } = compareWithBars(profile, measured);
    rows[name] = { ...row, missed: above.map(([measure]) => measure).join(', ') };
    missed.push(...above.map(([, sentence]) => `${name}: ${sentence}`));
    console.log(name, JSON.stringify(rows[name]));
  };
  for (const [device, profile] of profiles) {
    for (const [route, placeOf] of Object.entries(ROUTES)) {
      if (route === WITHOUT || !only.test(route)) continue;
      const [place, heading] = await placeOf(asking);
      const shown = (page: Page) => page.getByRole('heading', { level: 1, name: heading }).waitFor();
      const load = async (site: string) => {
        const { largest, ...numbers } = await measureFirstLoad(browser, new URL(place, site).href, profile, shown);
        return numbers;
      };
      note(`${route} at ${device}`, profile, await inPairs(sites, runs, load));
    }
    for (const link of links) {
      const name = `Home to ${link}`;
      if (!only.test(name)) continue;
      const placeOf = ROUTES[link];
      if (!placeOf) throw new Error(`the menu's ${link} is none of the routes`);
      const [, heading] = await placeOf(asking);
      const change = (site: string) => measureRouteChange(browser, site, profile, link, heading);
      note(`${name} at ${device}`, profile, await inPairs(sites, runs, change));
    }
  }
  await asking.dispose();
  console.log(`Medians of ${runs}: the federated site | one plain application, and of the ratios of each pair`);
  console.table(rows);
  return missed;
}

/** One line of the table, and which of its measures are above their bars, in words. */
function compareWithBars(profile: Profile, measured: Comparison) {
  const row: Row = {};
  const above: [measure: string, sentence: string][] = [];
  for (const [measure, { federated, plain, ratio }] of Object.entries(measured)) {
    row[measure] = `${federated} | ${plain}`;
    const bar = RATIO_BARS[measure];
    if (bar) row[`${measure} ratio`] = ratio.toFixed(3);
    if (bar && ratio > bar)
      above.push([measure, `${measure} is ${ratio.toFixed(3)} times the plain one, at most ${bar} is allowed`]);
    if (measure === 'routeChange' && isPhone(profile) && federated > ROUTE_CHANGE_BAR)
      above.push([measure, `${federated} ms to the page, at most ${ROUTE_CHANGE_BAR} is allowed`]);
  }
  return { row, above };
}

/** Pairs of the two sites, each first by turns: what slows the machine down for a while slows both of a pair. */
async function inPairs<M extends Record<keyof M, number>>(
  sites: Sites,
  count: number,
  measure: (site: string) => Promise<M>,
): Promise<Comparison> {
  const [federated, plain] = sites;
  const pairs: Record<'federated' | 'plain', M>[] = [];
  for (let run = 0; run < count; run += 1) {
    if (run % 2 === 0) pairs.push({ federated: await measure(federated), plain: await measure(plain) });
    else pairs.push({ plain: await measure(plain), federated: await measure(federated) });
  }
  const measures = Object.keys(pairs[0]?.federated ?? {}) as (keyof M & string)[];
  return Object.fromEntries(
    measures.map((name) => [
      name,
      {
        federated: medianOf(pairs.map(({ federated }) => federated[name])),
        plain: medianOf(pairs.map(({ plain }) => plain[name])),
        ratio: medianOf(pairs.map(({ federated, plain }) => federated[name] / plain[name])),
      },
    ]),
  );
}
