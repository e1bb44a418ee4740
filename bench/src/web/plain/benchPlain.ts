import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type Page, request } from '@playwright/test';
import { ROUTES } from '@rab/e2e/support/routes.ts';
import { securityHeaders } from '@rab/federation/headers';
import { serveBuild } from '@rab/federation/serve';
import { measureFirstLoad } from '../measureFirstLoad.ts';
import { measureRouteChange } from '../measureRouteChange.ts';
import { medianOf } from '../medianOf.ts';
import { PROFILES } from '../profiles.ts';

/** The most that federation may cost: the federated site's median over that of one application (FED-09). */
const RATIO_BARS: Readonly<Record<string, number>> = { bytes: 1.15, largestPaint: 1.1 };
/** Milliseconds to an area's first page from a page that stands, on a phone. */
const ROUTE_CHANGE_BAR = 1_000;
const RUNS = 5;
const WIDTHS = [390, 1350];
/** Beside the local stack's own ports. */
const PORT_OFFSET = 40;
/** Tells what releases the federated site runs: one application has none. */
const WITHOUT = '/version';

/** A page of each area: the menu's link, the heading behind it. */
const CHANGES: readonly (readonly [link: string, heading: string])[] = [
  ['/view-sales', 'Current Sale'],
  ['/rab-grow/list', 'Current Sale'],
  ['/token/create', 'Create token'],
  ['/lock-tokens', 'Token locks'],
];

type Row = Record<string, string>;

/**
 * Measures the federated site and the same pages as one plain webpack application, by turns, and compares their medians.
 * @param portBase of the local stack that runs: its data serve both
 * @returns what is above its bar, in words
 */
export async function benchPlain(browser: Browser, url: string, portBase: number, only: RegExp): Promise<string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'rab-plain-'));
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'buildPlain.mjs'), folder], { stdio: 'inherit' });
  const port = portBase + PORT_OFFSET;
  const root = path.join(folder, 'dist');
  const config = await copy(url, folder, 'config.json');
  const list = await copy(url, folder, 'remotes.json');
  const overrides = { '/config.json': config.file, '/remotes.json': list.file };
  // the browser checks either page against the policy that it is shipped with
  const html = readFileSync(path.join(root, 'index.html'), 'utf8');
  const headers = securityHeaders({ config: config.json, html, remotes: list.json.remotes });
  const server = await serveBuild({ root, port, overrides, headers });
  try {
    return await compare(browser, [url, `http://127.0.0.1:${port}/`], only);
  } finally {
    await server.close();
    rmSync(folder, { recursive: true });
  }
}

/** One of the federated site's two files, for the plain one. */
async function copy(url: string, folder: string, name: string) {
  const file = path.join(folder, name);
  const text = await (await fetch(new URL(name, url))).text();
  writeFileSync(file, text);
  return { file, json: JSON.parse(text) };
}

async function compare(browser: Browser, sites: readonly [string, string], only: RegExp): Promise<string[]> {
  const asking = await request.newContext({ baseURL: sites[0] });
  const rows: Record<string, Row> = {};
  const missed: string[] = [];
  for (const width of WIDTHS) {
    const profile = PROFILES.get(width);
    if (!profile) throw new Error(`there is no profile of ${width} px`);
    const note = (what: string, [federated, plain]: readonly [Record<string, number>, Record<string, number>]) => {
      const name = `${what} at ${width} px`;
      const row: Row = {};
      for (const [measure, value] of Object.entries(federated)) {
        const other = plain[measure] ?? 0;
        row[measure] = `${value} | ${other}`;
        const ratio = value / other;
        const bar = RATIO_BARS[measure];
        if (!bar) continue;
        row[`${measure} ratio`] = ratio.toFixed(3);
        if (ratio > bar) missed.push(`${name}: ${measure} is ${ratio.toFixed(3)} times the plain one, at most ${bar}`);
      }
      if (width < 1_000 && (federated.routeChange ?? 0) > ROUTE_CHANGE_BAR)
        missed.push(`${name}: ${federated.routeChange} ms, at most ${ROUTE_CHANGE_BAR}`);
      rows[name] = row;
      console.log(name, JSON.stringify(row));
    };
    for (const [route, placeOf] of Object.entries(ROUTES)) {
      if (route === WITHOUT || !only.test(route)) continue;
      const [place, heading] = await placeOf(asking);
      const shown = (page: Page) => page.getByRole('heading', { level: 1, name: heading }).waitFor();
      note(
        route,
        await medians(sites, async (site) => {
          const { largest, ...load } = await measureFirstLoad(browser, new URL(place, site).href, profile, shown);
          return load;
        }),
      );
    }
    for (const [link, heading] of CHANGES)
      if (only.test(link))
        note(
          `Home to ${link}`,
          await medians(sites, (site) => measureRouteChange(browser, site, profile, link, heading)),
        );
  }
  await asking.dispose();
  console.log(`Medians of ${RUNS} runs: the federated site | one plain application`);
  console.table(rows);
  return missed;
}

/** The sites by turns: what slows the machine down for a while slows both. */
async function medians<M extends Record<keyof M, number>>(
  sites: readonly [string, string],
  measure: (site: string) => Promise<M>,
): Promise<[Record<string, number>, Record<string, number>]> {
  const runs: [M[], M[]] = [[], []];
  for (let run = 0; run < RUNS; run += 1)
    for (const index of [0, 1] as const) runs[index].push(await measure(sites[index]));
  const middle = (of: readonly M[]) =>
    Object.fromEntries(Object.keys(of[0] ?? {}).map((key) => [key, medianOf(of.map((one) => one[key as keyof M]))]));
  return [middle(runs[0]), middle(runs[1])];
}
