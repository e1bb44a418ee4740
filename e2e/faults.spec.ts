import { ACTS } from './support/faults/acts.ts';
import type { Story } from './support/faults/FaultRow.ts';
import { Ground } from './support/faults/Ground.ts';
import { inLanes } from './support/faults/inLanes.ts';
import { Scene } from './support/faults/Scene.ts';
import { actsOf, CASES, rowsOf, STORIES } from './support/faults/stories.ts';
import { closeTheatre, openTheatre, type Theatre } from './support/faults/Theatre.ts';
import { SHELL_URL } from './support/stack.ts';
import { fillProjectInfo, fillSaleInfo, press } from './support/steps.ts';
import { expect, test } from './support/test.ts';

/** Scenes that are played side by side, since they mostly wait. */
const LANES = 3;
const BUYERS = Object.values(STORIES).flatMap((story: Story) => actsOf(story).filter(({ takesBuyer }) => takesBuyer));

let theatres: Theatre[];
let saleDraft = 'null';

test.use({ trace: 'off', screenshot: 'off' });

test.beforeAll(async ({ browser, playwright }) => {
  test.setTimeout(180_000);
  const request = await playwright.request.newContext({ baseURL: SHELL_URL });
  const ground = await Ground.lay(request, BUYERS.length);
  await request.dispose();
  theatres = await Promise.all(Array.from({ length: LANES }, () => openTheatre(browser, ground)));
  saleDraft = await draftOfSale(theatres[0] as Theatre);
});

test.afterAll(async () => {
  await Promise.all(theatres.map(closeTheatre));
});

/** Walks a sale's wizard once, up to its last step. */
async function draftOfSale(theatre: Theatre): Promise<string> {
  const act = ACTS.find(({ name }) => name === 'create a sale');
  if (!act) throw new Error('No act creates a sale.');
  const scene = await Scene.begin(theatre, act, { saleDraft });
  const { page } = scene;
  await page.goto(`${theatre.network.host.url}/rab-sale/create?tokenAddress=${theatre.ground.token}`);
  await press(page, 'Next');
  await fillSaleInfo(page, true);
  await press(page, 'Next');
  await fillProjectInfo(page);
  await press(page, 'Next');
  await scene.button.waitFor();
  const draft = await page.evaluate(() => localStorage.getItem('rab.launch.sale.v1'));
  await scene.end();
  return draft ?? 'null';
}

/** Every act through a story's faults. */
async function play(story: Story): Promise<void> {
  test.setTimeout(420_000);
  await inLanes(theatres, actsOf(story), async (theatre, act) => {
    const rows = rowsOf(story, act);
    const scene = await Scene.begin(theatre, act, { saleDraft, hasClock: story.hasClock === true });
    try {
      for (const { prepare } of rows) await prepare?.(scene);
      await scene.open();
      await scene.button.waitFor();
      for (const row of rows) {
        if (story.isCleared) await scene.dismissToasts();
        await row.play?.(scene, ACTS.indexOf(act)).catch((error: Error) => {
          error.message = `${row.phase}: ${row.fault}: ${error.message}`;
          throw error;
        });
      }
    } finally {
      await scene.end();
    }
  });
}

test('the matrix has all of its cases, each once [TXF-08]', () => {
  expect(new Set(CASES).size).toBe(CASES.length);
  expect(CASES).toHaveLength(225);
});

test('what goes wrong before anything is sent, in the wallet or on chain costs nothing, is reported, and the act succeeds after it [TXF-01, TXF-02, TXF-05, TXF-06, TXF-08]', () =>
  play(STORIES.notSent));

test('a wallet that does not answer is reported after a minute, blocks the act in a second tab, and pays for the account that it asked [TXF-01, TXF-03, TXF-08]', () =>
  play(STORIES.asked));

test('two tabs ask once when they act at the same moment, and a reload does not ask again [TXF-01, TXF-08]', () =>
  play(STORIES.askedTwice));

test('a pending act says why after a minute, survives the loss of the node, and waits in a second tab, after a reload and on another page [TXF-01, TXF-03, TXF-08]', () =>
  play(STORIES.pending));

test('a receipt without a status does not count as a failure, on a computer whose clock is a day ahead [TXF-02, TXF-08]', () =>
  play(STORIES.noStatus));

test('a button that is pressed twice sends once, while the content store fails [TXF-08]', () =>
  play(STORIES.pressedTwice));

test('a wallet that breaks off after sending leaves the outcome unknown, also after a reload [TXF-01, TXF-08]', () =>
  play(STORIES.breaksAfterSending));

test('a wallet’s ordinary error after sending is not trusted [TXF-01, TXF-08]', () => play(STORIES.errorAfterSending));

test('the act succeeds while the product’s own host is unreachable [TXF-04, TXF-08]', () => play(STORIES.hostAway));

test('the act succeeds while the indexer is unreachable [TXF-08]', () => play(STORIES.indexerAway));

test('the act succeeds where the browser’s storage is full [TXF-08]', () => play(STORIES.storageFull));
