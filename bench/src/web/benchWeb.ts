import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page, request } from '@playwright/test';
import { ROUTES } from '@rab/e2e/support/routes.ts';
import { CHROMIUM } from '@rab/testing/chromium';
import { type FirstLoad, measureFirstLoad } from './measureFirstLoad.ts';
import { medianOf } from './medianOf.ts';
import { benchPlain } from './plain/benchPlain.ts';
import { PROFILES, profileOf } from './profiles.ts';

const WORKSPACE = fileURLToPath(new URL('../../../', import.meta.url));
const PORT_BASE = 9600;
const START_LIMIT_MS = 600_000;
const RUNS = 5;
/** The most that is allowed at any width: bytes of JavaScript (brotli), milliseconds, Google's layout shift. */
const BARS = { scriptBytes: 215_000, lcp: 1_200, shift: 0.02 } as const;
/** The same for every other route; its largest paint is printed but has no bar. */
const ROUTE_BARS = { scriptBytes: 285_000, shift: 0.02 } as const;
/** Widths at which the other routes are measured, in CSS px. */
const ROUTE_WIDTHS = [360, 390, 412, 1350];
/** A phone and a desktop. */
const PLAIN_WIDTHS = '390,1350';
type Measure = keyof typeof BARS;
const MEASURES = Object.keys(BARS) as Measure[];

/** Brings a whole local stack up; resolves once it says that it is ready. */
function startStack(): Promise<void> {
  const stack = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: WORKSPACE,
    env: { ...process.env, RAB_PORT_BASE: String(PORT_BASE) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => stack.kill('SIGTERM'));
  return new Promise((done, fail) => {
    const limit = setTimeout(() => fail(new Error('The local stack was not ready in time.')), START_LIMIT_MS);
    stack.stdout.on('data', (data: Buffer) => {
      if (!data.toString().includes('Ready')) return;
      clearTimeout(limit);
      done();
    });
    stack.once('exit', (code) => fail(new Error(`The local stack ended with code ${code}.`)));
  });
}

/** What of it is above its bar, in words. */
const above = (what: string, measured: Record<Measure, number>, bars: Partial<Record<Measure, number>>): string[] =>
  MEASURES.filter((measure) => measured[measure] > (bars[measure] ?? Number.POSITIVE_INFINITY)).map(
    (measure) => `${what}: ${measure} is ${measured[measure]}, at most ${bars[measure]} is allowed`,
  );

/**
 * `pnpm bench web [--url URL]`: the first load of Home's production build at several widths, phones (150 ms round trip,
 * 1.6 Mbit/s, CPU four times slower) and a desktop, with an empty cache each time. Says at which width a bar is missed.
 * `pnpm bench web --routes [--only PATTERN]`: the first load of every other route once, with the local stack's demo data.
 * `pnpm bench web --plain [--only PATTERN] [--widths 390,1350] [--runs 5] [--built FOLDER]`: every route, and the way from
 * Home through each of the menu's links (`--only '^Home to'` for those alone), compared with the same pages as one plain
 * webpack application without federation. With `--built` that application is kept in the folder and built only once.
 * @returns whether every bar holds at every width
 */
export async function benchWeb(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: { type: 'string' },
      routes: { type: 'boolean' },
      plain: { type: 'boolean' },
      only: { type: 'string', default: '' },
      widths: { type: 'string', default: PLAIN_WIDTHS },
      runs: { type: 'string', default: String(RUNS) },
      built: { type: 'string' },
    },
  });
  if (!values.url) await startStack();
  const url = values.url ?? `http://127.0.0.1:${PORT_BASE}/`;
  const browser = await chromium.launch(CHROMIUM);
  const only = new RegExp(values.only);
  const missed = values.plain
    ? await benchPlain(browser, url, PORT_BASE, {
        only,
        profiles: new Map(values.widths.split(',').map((width) => [`${width} px`, profileOf(Number(width))])),
        runs: Number(values.runs),
        built: values.built && path.resolve(WORKSPACE, values.built),
      })
    : values.routes
      ? await benchRoutes(browser, url, only)
      : await benchHome(browser, url);
  await browser.close();
  for (const line of missed) console.error(line);
  return missed.length === 0;
}

async function benchHome(browser: Browser, url: string): Promise<string[]> {
  const rows: Record<string, Record<Measure, number> & { largest: string }> = {};
  const missed: string[] = [];
  for (const [width, profile] of PROFILES) {
    const runs: FirstLoad[] = [];
    for (let run = 0; run < RUNS; run += 1)
      runs.push(await measureFirstLoad(browser, url, profile, (page) => page.getByRole('article').first().waitFor()));
    const middle = (measure: Measure) => medianOf(runs.map((run) => run[measure]));
    const medians = {
      scriptBytes: middle('scriptBytes'),
      lcp: middle('lcp'),
      shift: middle('shift'),
    };
    rows[`${width} px`] = { ...medians, largest: [...new Set(runs.map(({ largest }) => largest))].join(', ') };
    missed.push(...above(`${width} px`, medians, BARS));
  }
  console.log(`Medians of ${RUNS} first loads of ${url}`);
  console.table({ ...rows, bar: BARS });
  return missed;
}

async function benchRoutes(browser: Browser, url: string, only: RegExp): Promise<string[]> {
  const asking = await request.newContext({ baseURL: url });
  const rows: Record<string, Record<string, number | string>> = {};
  const missed: string[] = [];
  for (const [route, placeOf] of Object.entries(ROUTES)) {
    if (!only.test(route)) continue;
    const [path, heading] = await placeOf(asking);
    const row: Record<string, number | string> = {};
    for (const width of ROUTE_WIDTHS) {
      const shown = (page: Page) => page.getByRole('heading', { level: 1, name: heading }).waitFor();
      const load = await measureFirstLoad(browser, new URL(path, url).href, profileOf(width), shown);
      row.scriptBytes = load.scriptBytes;
      row[`shift ${width}`] = load.shift;
      row[`paint ${width}`] = load.lcp;
      row[`largest ${width}`] = load.largest;
      missed.push(...above(`${route} at ${width} px`, load, ROUTE_BARS));
    }
    rows[route] = row;
    console.log(route, JSON.stringify(row));
  }
  await asking.dispose();
  console.log(`One first load of each route of ${url}`);
  console.table(rows);
  return missed;
}
