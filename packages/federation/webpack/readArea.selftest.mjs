// What an area says of its pages in `src/area.ts`, as the build and hosts read it.
import assert from 'node:assert/strict';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { readArea, readFirstSegments, remoteOfArea } from './readArea.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const FOLDERS = [...readdirSync(ROOT).filter((name) => name.startsWith('mf-')), 'packages/federation/template'];
/** Forms of what does not exist yet. What is typed on every other page belongs to an account, a chain and an address. */
const FORMS = [
  '/create-lock',
  '/create-lock/position',
  '/rab-grow/create',
  '/rab-sale/create',
  '/rab-sale/fairlaunch/create',
  '/rab-sale/prorata/create',
  '/token/airdrop/create',
  '/token/create',
];

const areas = await Promise.all(FOLDERS.map(async (folder) => ({ folder, ...(await readArea(join(ROOT, folder))) })));

test('only forms of what does not exist yet keep what is typed when the account or the chain changes', () => {
  const kept = areas.flatMap(({ area }) => area.pages.filter(({ isForm }) => isForm).flatMap(({ routes }) => routes));
  assert.deepEqual(kept.sort(), FORMS);
});

for (const { folder, area, pages, exposes } of areas)
  test(`${folder}: every route is below its paths, the first page and the menu lead to routes, every page and section has a file`, () => {
    for (const [route, module] of Object.entries(pages)) {
      assert.ok(area.paths.includes(`/${route.split('/')[1]}`), route);
      assert.ok(existsSync(join(ROOT, folder, module)), module);
    }
    assert.ok(pages[area.firstPage], area.firstPage);
    for (const { path } of area.nav) assert.ok(pages[path], path);
    for (const module of Object.values(exposes)) assert.ok(existsSync(join(ROOT, folder, module)), module);
  });

test('the shipped list of areas is what they say of themselves: `pnpm remotes` writes it [HSE-03]', () => {
  const { remotes } = JSON.parse(readFileSync(join(ROOT, 'shell/remotes.example.json'), 'utf8'));
  assert.equal(remotes.length, FOLDERS.length - 1);
  for (const remote of remotes) {
    const { area } = areas.find(({ folder }) => folder === remote.name.replaceAll('_', '-'));
    assert.deepEqual(remoteOfArea(area, remote.entry), remote);
  }
});

test('the addresses of the shell and of areas are taken', async () => {
  const taken = await readFirstSegments();
  for (const segment of ['my', 'antibot', 'version', 'lock-tokens', 'rab-sale']) assert.ok(taken.has(segment), segment);
  assert.ok(!taken.has('staking'));
});

test('a page whose module is not named as text is refused', async () => {
  const dir = mkdtempSync(join(tmpdir(), 'area-'));
  mkdirSync(join(dir, 'src'));
  const page = "{ routes: ['/nowhere'], load: () => import(module) }";
  writeFileSync(
    join(dir, 'src/area.ts'),
    `const module = './Nowhere.tsx';\nexport const area = { pages: [${page}], sections: [] };`,
  );
  try {
    await assert.rejects(readArea(dir), {
      message: 'area.ts: what loads /nowhere has to import() a module of the area by its path',
    });
  } finally {
    rmSync(dir, { recursive: true });
  }
});
