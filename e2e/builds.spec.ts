import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { WORKSPACE } from '@rab/devnet/options';
import { APPS, AREAS, folderOf } from '@rab/federation/areas';
import { serveBuild } from '@rab/federation/serve';
import remotesFile from '../shell/remotes.example.json' with { type: 'json' };
import { buildIn, copyWorkspace, hashesOf } from './support/elsewhere.ts';
import { serveOwnShell, stackRemotes } from './support/ownShell.ts';
import { sampled } from './support/sampled.ts';
import { PORT_BASE } from './support/stack.ts';
import { expect, expectProgram, test } from './support/test.ts';

// each takes minutes; all areas are built alike
for (const [app, file, cache] of sampled([
  ['shell', 'index.html', 'no'],
  ['mf-lock', 'mf-manifest.json', 'an empty'],
  ['mf-lock', 'mf-manifest.json', 'a warm'],
] as const))
  test(`builds of ${app} have the same bytes in another folder and a year later, with ${cache} cache [FED-05]`, async ({
    atEnd,
  }) => {
    test.slow();
    const copy = copyWorkspace('elsewhere');
    atEnd(() => rm(copy, { recursive: true }));
    const released = hashesOf(join(WORKSPACE, app, 'dist'));
    expect(Object.keys(released)).toContain(file);
    const build = () => buildIn(copy, app, { hasCache: cache !== 'no' });
    if (cache === 'a warm') await build();
    expect(hashesOf(await build())).toEqual(released);
  });

for (const app of sampled(APPS, 3))
  test(`what is built of ${app} calls nothing that the lowest versions of browsers lack and nothing adds [BRW-02]`, () => {
    const built = readdirSync(join(WORKSPACE, app, 'dist'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.js'))
      .map((name) => join(WORKSPACE, app, 'dist', name));
    execFileSync(process.execPath, [join(WORKSPACE, 'tools/engines/lintEngines.mjs'), ...built], { stdio: 'inherit' });
  });

test('/version lists the files that the site runs with their hashes, of every area and of the page itself [FED-05]', async ({
  newPerson,
}) => {
  const { page } = await newPerson('operator');
  await page.goto('/antibot');
  await expectProgram(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Versions' }).click();
  await expect(page).toHaveURL('/version');
  const panel = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
  const listed = async (title: string): Promise<Record<string, string>> => {
    await panel(title)
      .getByText(/^Show files/)
      .click();
    const rows = panel(title).locator('dl > *');
    await expect(rows.last()).toBeVisible();
    return Object.fromEntries(
      await rows.evaluateAll((all) => all.map(({ children: [a, b] }) => [a?.textContent, b?.textContent])),
    );
  };
  const shell = hashesOf(join(WORKSPACE, 'shell/dist'));
  const own = await listed('Main page');
  expect(Object.keys(own).filter((file) => file.startsWith('main.'))).toHaveLength(1);
  expect(shell).toMatchObject(own);
  for (const remote of remotesFile.remotes) {
    const { Release: release, ...files } = await listed(remote.nav[0]?.group ?? '');
    const names = Object.keys(files);
    for (const part of ['mf-manifest.json', 'remoteEntry.', 'c/app.'])
      expect(names.filter((file) => file.startsWith(part))).toHaveLength(1);
    expect(release).toMatch(/^\d+\.\d+\.\d+$/);
    expect(hashesOf(join(WORKSPACE, folderOf(remote), 'dist'))).toMatchObject(files);
  }
  expect(AREAS.length).toBe(remotesFile.remotes.length);
});

// takes minutes, as the builds above
for (const name of sampled(['staking'], 4))
  test(`a fifth area, ${name}, made of the template by one command, is built, deployed and reached [FED-10]`, async ({
    newPerson,
    atEnd,
  }) => {
    test.slow();
    const copy = copyWorkspace('fifth');
    atEnd(() => rm(copy, { recursive: true }));
    const list = join(copy, 'shell/remotes.example.json');
    const others = readFileSync(list, 'utf8').replace(/\s*\}\s*\]\s*\}\s*$/, '');
    const newArea = (name: string) =>
      spawnSync(process.execPath, ['scripts/newArea.mjs', name, '--no-install'], { cwd: copy, encoding: 'utf8' });
    expect(newArea('my')).toMatchObject({ status: 2, stderr: '/my is an address of the product already.\n' });
    expect(newArea('token')).toMatchObject({ status: 2, stderr: 'mf-token is there already.\n' });
    expect(newArea(name)).toMatchObject({ status: 0 });
    expect(readFileSync(join(copy, 'CODEOWNERS'), 'utf8')).toMatch(
      /^\/mf-lock\/ .*\n\/mf-staking\/ +@rab\/staking\n\n/m,
    );
    expect(readFileSync(list, 'utf8').startsWith(others), 'the lines of the others stay').toBe(true);
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(copy, 'mf-staking/package.json'), 'utf8'));
    for (const library of ['.bin', ...Object.keys({ ...dependencies, ...devDependencies })])
      cpSync(join(copy, 'mf-token/node_modules', library), join(copy, 'mf-staking/node_modules', library), {
        recursive: true,
        verbatimSymlinks: true,
      });
    execFileSync('npx', ['jest', 'mf-staking/'], { cwd: copy, stdio: 'pipe' });
    const root = await buildIn(copy, 'mf-staking');
    const port = PORT_BASE + 17;
    const { close } = await serveBuild({ root, port, cors: true });
    atEnd(close);
    const { remotes } = JSON.parse(readFileSync(list, 'utf8'));
    const line = { ...remotes.at(-1), entry: `http://127.0.0.1:${port}/mf-manifest.json` };
    const listed = [...(await stackRemotes()), line];
    const shell = await serveOwnShell(listed, true, test.info().outputPath('shell'));
    atEnd(shell.close);

    const { page } = await newPerson('visitor');
    await page.goto(`${shell.url}/antibot`);
    await expectProgram(page);
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Staking' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Staking' })).toBeVisible();
    await expect(page).toHaveURL(`${shell.url}/staking`);
    await expect(page.getByRole('banner').getByRole('button', { name: 'Connect wallet' })).toBeVisible();
  });
