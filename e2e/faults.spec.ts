import { ACTS } from './support/faults/acts.ts';
import { FAULTS } from './support/faults/faultTable.ts';
import { Ground } from './support/faults/Ground.ts';
import { inLanes } from './support/faults/inLanes.ts';
import { Scene } from './support/faults/Scene.ts';
import { closeTheatre, openTheatre, type Theatre } from './support/faults/Theatre.ts';
import { SHELL_URL } from './support/stack.ts';
import { fillProjectInfo, fillSaleInfo, press } from './support/steps.ts';
import { test } from './support/test.ts';

/** So many scenes are played side by side: most of their time is waiting. */
const LANES = 3;
const actsOf = (row: (typeof FAULTS)[number]) => ACTS.filter((act) => !row.isSpared?.(act));
const CASES = FAULTS.flatMap(actsOf);

let theatres: Theatre[];
let saleDraft = 'null';

test.use({ trace: 'off', screenshot: 'off' });

test.beforeAll(async ({ browser, playwright }) => {
  test.setTimeout(180_000);
  const request = await playwright.request.newContext({ baseURL: SHELL_URL });
  const ground = await Ground.lay(request, CASES.filter(({ takesBuyer }) => takesBuyer).length);
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

for (const row of FAULTS)
  test(`${row.phase}: ${row.fault}: no act is paid twice or said to be what it is not, and all go on`, async () => {
    test.setTimeout(300_000);
    await inLanes(theatres, actsOf(row), async (theatre, act) => {
      const scene = await Scene.begin(theatre, act, { saleDraft, hasClock: row.hasClock === true });
      try {
        await row.play(scene, ACTS.indexOf(act));
      } finally {
        await scene.end();
      }
    });
  });
