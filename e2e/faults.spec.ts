import { ChainFixture } from './support/faults/ChainFixture.ts';
import { closeEnvironment, type FaultEnvironment, openEnvironment } from './support/faults/FaultEnvironment.ts';
import type { FaultSequence } from './support/faults/FaultRow.ts';
import { FaultRun } from './support/faults/FaultRun.ts';
import { inLanes } from './support/faults/inLanes.ts';
import { playedActs } from './support/faults/playedActs.ts';
import { CASES, rowsOf, SEQUENCES } from './support/faults/sequences.ts';
import { TESTED_ACTS } from './support/faults/testedActs.ts';
import { SHELL_URL } from './support/stack.ts';
import { fillProjectInfo, fillSaleInfo, press } from './support/steps.ts';
import { expect, test } from './support/test.ts';

/** Runs side by side, since they mostly wait. */
const LANES = 3;
const BUYERS = Object.values(SEQUENCES).flatMap((sequence: FaultSequence) =>
  playedActs(sequence).filter(({ takesBuyer }) => takesBuyer),
);

let environments: FaultEnvironment[];
let saleDraft = 'null';

test.use({ trace: 'off', screenshot: 'off' });

test.beforeAll(async ({ browser, playwright }) => {
  test.setTimeout(180_000);
  const request = await playwright.request.newContext({ baseURL: SHELL_URL });
  const fixture = await ChainFixture.create(request, BUYERS.length);
  await request.dispose();
  environments = await Promise.all(Array.from({ length: LANES }, () => openEnvironment(browser, fixture)));
  saleDraft = await draftOfSale(environments[0] as FaultEnvironment);
});

test.afterAll(async () => {
  await Promise.all(environments.map(closeEnvironment));
});

/** Walks a sale's wizard once, up to its last step. */
async function draftOfSale(environment: FaultEnvironment): Promise<string> {
  const act = TESTED_ACTS.find(({ name }) => name === 'create a sale');
  if (!act) throw new Error('No act creates a sale.');
  const run = await FaultRun.begin(environment, act, { saleDraft });
  const { page } = run;
  await page.goto(`${environment.network.host.url}/rab-sale/create?tokenAddress=${environment.fixture.token}`);
  await press(page, 'Next');
  await fillSaleInfo(page, true);
  await press(page, 'Next');
  await fillProjectInfo(page);
  await press(page, 'Next');
  await run.button.waitFor();
  const draft = await page.evaluate(() => localStorage.getItem('rab.launch.sale.v1'));
  await run.end();
  return draft ?? 'null';
}

/** Takes this run's acts through a sequence's faults. */
async function play(sequence: FaultSequence): Promise<void> {
  test.setTimeout(420_000);
  await inLanes(environments, playedActs(sequence), async (environment, act) => {
    const rows = rowsOf(sequence, act);
    const run = await FaultRun.begin(environment, act, { saleDraft, hasClock: sequence.hasClock === true });
    try {
      for (const { prepare } of rows) await prepare?.(run);
      await run.open();
      await run.button.waitFor();
      for (const row of rows) {
        if (sequence.isCleared) await run.dismissToasts();
        await row.play?.(run, TESTED_ACTS.indexOf(act)).catch((error: Error) => {
          error.message = `${row.phase}: ${row.fault}: ${error.message}`;
          throw error;
        });
      }
    } finally {
      await run.end();
    }
  });
}

test('225 cases are written down, each once [TXF-08]', () => {
  expect(new Set(CASES).size).toBe(CASES.length);
  expect(CASES).toHaveLength(225);
});

test('what goes wrong before anything is sent, in the wallet or on chain costs nothing, is reported, and the act succeeds after it [TXF-01, TXF-02, TXF-05, TXF-06, TXF-08]', () =>
  play(SEQUENCES.notSent));

test('a wallet that does not answer is reported after a minute, blocks the act in a second tab, and pays for the account that it asked [TXF-01, TXF-03, TXF-08]', () =>
  play(SEQUENCES.asked));

test('two tabs ask once when they act at the same moment, and a reload does not ask again [TXF-01, TXF-08]', () =>
  play(SEQUENCES.askedTwice));

test('a pending act says why after a minute, survives the loss of the node, and waits in a second tab, after a reload and on another page [TXF-01, TXF-03, TXF-08]', () =>
  play(SEQUENCES.pending));

test('a receipt without a status does not count as a failure, on a computer whose clock is a day ahead [TXF-02, TXF-08]', () =>
  play(SEQUENCES.noStatus));

test('a button that is pressed twice sends once, while the content store fails [TXF-08]', () =>
  play(SEQUENCES.pressedTwice));

test('a wallet that breaks off after sending leaves the outcome unknown, also after a reload [TXF-01, TXF-08]', () =>
  play(SEQUENCES.breaksAfterSending));

test('a wallet’s ordinary error after sending is not trusted [TXF-01, TXF-08]', () =>
  play(SEQUENCES.errorAfterSending));

test('the act succeeds while the product’s own host is unreachable [TXF-04, TXF-08]', () => play(SEQUENCES.hostAway));

test('the act succeeds while the indexer is unreachable [TXF-08]', () => play(SEQUENCES.indexerAway));

test('the act succeeds where the browser’s storage is full [TXF-08, BRW-03]', () => play(SEQUENCES.storageFull));
