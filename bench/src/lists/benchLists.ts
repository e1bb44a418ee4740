import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { chromium } from '@playwright/test';
import { scriptText } from '@rab/federation/webpack/script';
import { CHROMIUM } from '@rab/testing/chromium';
import { sampleCsv } from './sampleCsv.ts';

const ROWS = 100_000;
/** From the text of a file to the root of its list (MRK-02). */
const BAR_MS = 5_000;
const RUNS = 3;
const ENTRY = path.join(import.meta.dirname, '../../../mf-token/src/model/airdropList/airdropList.worker.ts');

/** The part of a worker of the web that the script uses, in a thread of Node. */
const IN_NODE = `
const { parentPort } = require('node:worker_threads');
globalThis.self = {
  addEventListener: (_, listen) => parentPort.on('message', (data) => listen({ data })),
  postMessage: (data) => parentPort.postMessage(data),
};
`;

const request = () => ({ id: 1, act: 'read', input: { text: sampleCsv(ROWS), decimals: 18, contracts: [] } });

interface Reply {
  answer?: { count: number; root: string };
}

async function inNode(script: string): Promise<number> {
  const worker = new Worker(IN_NODE + script, { eval: true });
  const asked = request();
  const begin = performance.now();
  await new Promise<void>((resolve, reject) => {
    worker.once('error', reject);
    worker.on('message', (reply: Reply) => {
      if (reply.answer?.count === ROWS) resolve();
    });
    worker.postMessage(asked);
  });
  const took = performance.now() - begin;
  await worker.terminate();
  return took;
}

interface Asked {
  text: string;
  message: unknown;
}

interface InChromium {
  took: number;
  /** Longest time in which the page drew nothing. */
  stalled: number;
}

/** As a text: what compiles this file adds names to functions that a page does not know. */
const IN_PAGE = `async ({ text, message }) => {
  const worker = new Worker(URL.createObjectURL(new Blob([text])));
  let last = performance.now();
  let stalled = 0;
  let isOver = false;
  const watch = (now) => {
    stalled = Math.max(stalled, now - last);
    last = now;
    if (!isOver) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);
  const begin = performance.now();
  await new Promise((resolve) => {
    worker.addEventListener('message', ({ data }) => data.answer && resolve());
    worker.postMessage(message);
  });
  isOver = true;
  worker.terminate();
  return { took: performance.now() - begin, stalled };
}`;

async function inChromium(script: string): Promise<InChromium[]> {
  const browser = await chromium.launch(CHROMIUM);
  try {
    const page = await browser.newPage();
    const asked = request();
    const runs: InChromium[] = [];
    for (let run = 0; run < RUNS; run += 1)
      runs.push(
        await page.evaluate<InChromium, Asked>(new Function(`return ${IN_PAGE}`)(), { text: script, message: asked }),
      );
    return runs;
  } finally {
    await browser.close();
  }
}

/** `pnpm bench lists`: a CSV file of 100,000 rows to its root, in the product's own worker, in Node and in Chromium. */
export async function benchLists(): Promise<boolean> {
  const script = await scriptText({ entry: ENTRY, isProduction: true });
  const node: number[] = [];
  for (let run = 0; run < RUNS; run += 1) node.push(await inNode(script));
  const browser = await inChromium(script);
  const ms = (value: number) => `${Math.round(value)} ms`;
  console.log(`worker: ${script.length} bytes; ${ROWS} rows, bar ${ms(BAR_MS)}`);
  console.log(`Node: ${node.map(ms).join(', ')}`);
  console.log(`Chromium: ${browser.map(({ took }) => ms(took)).join(', ')}`);
  console.log(`Chromium, longest time without a picture: ${browser.map(({ stalled }) => ms(stalled)).join(', ')}`);
  return Math.max(...node, ...browser.map(({ took }) => took)) <= BAR_MS;
}
