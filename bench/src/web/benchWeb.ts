import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { type FirstLoad, measureFirstLoad } from './measureFirstLoad.ts';
import { PROFILES } from './profiles.ts';

const WORKSPACE = fileURLToPath(new URL('../../../', import.meta.url));
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const PORT_BASE = 9600;
const START_LIMIT_MS = 600_000;
const RUNS = 5;
/** The most that is allowed at any width: bytes of JavaScript (brotli), milliseconds, Google's layout shift. */
const BARS = { scriptBytes: 205_000, largestPaint: 1_200, shift: 0.02 } as const;
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

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/**
 * `pnpm bench web [--url URL]`: the first load of Home's production build at several widths, phones (150 ms round trip,
 * 1.6 Mbit/s, CPU four times slower) and a desktop, with an empty cache each time. Says at which width a bar is missed.
 * @returns whether every bar holds at every width
 */
export async function benchWeb(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({ args: [...args], options: { url: { type: 'string' } } });
  if (!values.url) await startStack();
  const url = values.url ?? `http://127.0.0.1:${PORT_BASE}/`;
  const browser = await chromium.launch({
    ...(existsSync(DEBIAN_CHROMIUM) && { executablePath: DEBIAN_CHROMIUM }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const rows: Record<string, Record<Measure, number> & { largest: string }> = {};
  const missed: string[] = [];
  for (const [width, profile] of PROFILES) {
    const runs: FirstLoad[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await measureFirstLoad(browser, url, profile));
    const medianOf = (measure: Measure) => median(runs.map((run) => run[measure]));
    const medians = {
      scriptBytes: medianOf('scriptBytes'),
      largestPaint: medianOf('largestPaint'),
      shift: medianOf('shift'),
    };
    rows[`${width} px`] = { ...medians, largest: [...new Set(runs.map(({ largest }) => largest))].join(', ') };
    for (const measure of MEASURES)
      if (medians[measure] > BARS[measure])
        missed.push(`${width} px: ${measure} is ${medians[measure]}, at most ${BARS[measure]} is allowed`);
  }
  await browser.close();
  console.log(`Medians of ${RUNS} first loads of ${url}`);
  console.table({ ...rows, bar: BARS });
  for (const line of missed) console.error(line);
  return missed.length === 0;
}
