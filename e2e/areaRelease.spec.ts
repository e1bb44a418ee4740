import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { appendRelease, type ReleaseEntry, sha256 } from '@rab/config/release-log';
import { WORKSPACE } from '@rab/devnet/options';
import { serveBuild } from '@rab/federation/serve';
import { newReleaseKey } from '@rab/testing/newReleaseKey';
import { parse } from 'yaml';
import type { Manifest } from './support/otherRelease.ts';
import { type RemoteLine, serveOwnShell, stackRemotes } from './support/ownShell.ts';
import { PORT_BASE } from './support/stack.ts';
import { expect, test } from './support/test.ts';

const AREA = 'mf-lock';
const PORT = PORT_BASE + 17;

/** The command of a step, as written in the workflow file that all areas share. */
function commandOf(job: string, name: string): string {
  const { jobs } = parse(readFileSync(join(WORKSPACE, '.github/workflows/area.yml'), 'utf8'));
  return jobs[job].steps.find((step: { name?: string }) => step.name === name).run;
}

const key = newReleaseKey();

/** Runs a command as a runner of workflows does, for one area and a site of this test. */
function runStep(command: string, site: string) {
  const { status, stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', command], {
    cwd: WORKSPACE,
    encoding: 'utf8',
    env: { ...process.env, AREA, RAB_SITE: site, RELEASE_KEY: key.privateKey },
  });
  return { status, said: stdout + stderr };
}

test.use({ allowedErrors: [/RemoteError: Version/] });

test("a release by the workflow's own step, a second one and the way back are used at the next navigation of an open page, with the pages that each has drawn; each is in the log, and one that is not does not run [FED-04, FST-05, CHK-03]", async ({
  newPerson,
  atEnd,
}) => {
  const site = test.info().outputPath('site');
  const lines = await stackRemotes();
  const entry = `http://127.0.0.1:${PORT}/mf-manifest.json`;
  const shell = await serveOwnShell(
    lines.map((line) => (line.name === 'mf_lock' ? { ...line, entry } : line)),
    true,
    site,
    { keys: [{ address: key.address }], required: true },
  );
  atEnd(shell.close);
  cpSync(join(WORKSPACE, 'shell/dist'), join(site, 'shell'), { recursive: true });
  cpSync(join(WORKSPACE, AREA, 'dist'), join(site, AREA), { recursive: true });
  const { close } = await serveBuild({ root: join(site, AREA), port: PORT, cors: true });
  atEnd(close);
  /** Folder of the release that the area's line names. */
  const releaseNow = (): string | undefined => {
    const { remotes }: { remotes: RemoteLine[] } = JSON.parse(readFileSync(join(site, 'remotes.json'), 'utf8'));
    return new URL(remotes.find(({ name }) => name === 'mf_lock')?.entry ?? '').pathname.split('/')[1];
  };

  /** A build of another version, changed as `change` does. */
  const otherBuild = (name: string, change: (manifest: Manifest) => void): string => {
    const folder = test.info().outputPath(name);
    cpSync(join(WORKSPACE, AREA, 'dist'), folder, { recursive: true });
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8'));
    change(manifest);
    writeFileSync(join(folder, 'mf-manifest.json'), JSON.stringify(manifest));
    // what is packed is the manifest before
    rmSync(join(folder, 'mf-manifest.json.br'));
    return folder;
  };

  const { page } = await newPerson('visitor');
  await page.addInitScript(() => {
    const versions: string[] = [];
    Object.assign(window, { versions });
    addEventListener('rab-area', ({ detail }: CustomEventInit) => versions.push(`${detail.name} ${detail.version}`));
  });
  /** The area and its version that the page has loaded last. */
  const loadedLast = () => page.evaluate(() => (window as unknown as { versions: string[] }).versions.at(-1));
  const folders: (string | undefined)[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.port === String(PORT) && url.pathname.endsWith('.js')) folders.push(url.pathname.split('/')[1]);
  });
  const locks = page.getByRole('heading', { level: 1, name: 'Create Lock' });
  const versions = page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: 'Lock' }) });
  /** Opens the Versions page, and waits until it shows a release: the page has read the list again by then. */
  const openVersions = async (release: string | undefined) => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Versions' }).click();
    await expect(versions).toContainText(`${release}/mf-manifest.json`);
  };
  const followMenu = async () => {
    await page.getByRole('navigation', { name: 'Main' }).locator('a[href="/create-lock"]').click();
    await expect(locks).toBeVisible();
  };
  /** Opens the area's page in the page that is open, from another one; the folders that new scripts have come from. */
  const openLocks = async () => {
    await openVersions(releaseNow());
    folders.length = 0;
    await followMenu();
    return new Set(folders);
  };

  /** The release that has drawn the page before any program is there. */
  const drawnBy = async () => {
    const html = await (await page.request.get(`${shell.url}/create-lock`)).text();
    const facts = /<script type="application\/json" id="drawn">(.*?)<\/script>/.exec(html)?.[1];
    return facts && new URL(JSON.parse(facts).remote.entry).pathname.split('/')[1];
  };

  // the other areas have been released before
  let log: ReleaseEntry[] = [];
  for (const { name, entry } of lines.filter(({ name }) => name !== 'mf_lock')) {
    const text = await (await fetch(entry)).text();
    const { version }: Manifest = JSON.parse(text);
    const release = { area: name, version, commit: null, manifest: await sha256(text) };
    log = await appendRelease(log, [{ address: key.address }], release, new Date(), key.sign);
  }
  writeFileSync(join(site, 'releases.json'), JSON.stringify({ releases: log }));
  /** The area's scripts that have run, or will. */
  const scripts = page.locator(`script[src^="${new URL(entry).origin}"]`);
  const refused = page.getByRole('alert').filter({ hasText: 'isn’t in this site’s release log' });

  await page.goto(`${shell.url}/create-lock`);
  await expect(refused).toContainText('Lock isn’t available right now');
  // the page's head has fetched some ahead, which does not run them
  await expect(scripts).toHaveCount(0);
  expect(await drawnBy()).toBeUndefined();
  await page.getByRole('navigation', { name: 'Main' }).locator('a[href="/token/create"]').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Token' })).toBeVisible();

  const deploy = commandOf('deploy', 'Deploy');
  expect(runStep(deploy, site)).toEqual({
    status: 0,
    said: expect.stringContaining(`is released, entry ${lines.length} of the log`),
  });
  const first = releaseNow();
  expect(await drawnBy()).toBe(first);
  expect(await openLocks()).toEqual(new Set([first]));

  const newer = otherBuild('newer', (manifest) => {
    manifest.version = '9.0.0';
  });
  expect(runStep(`${deploy} --build "${newer}"`, site)).toMatchObject({ status: 0 });
  expect(releaseNow()).toMatch(/^9\.0\.0-/);
  expect(await drawnBy()).toBe(releaseNow());
  expect(await openLocks()).toEqual(new Set([releaseNow()]));
  expect(await loadedLast()).toBe('mf_lock 9.0.0');

  const afterTwo = readFileSync(join(site, 'remotes.json'), 'utf8');
  const needsMore = otherBuild('needs-more', ({ needs }) => {
    needs.shared['@rab/ui']?.names.push('Rabbit');
  });
  expect(runStep(`${deploy} --build "${needsMore}"`, site)).toEqual({
    status: 1,
    said: expect.stringContaining('has no Rabbit. Build the area with the shared packages of this shell.'),
  });
  expect(readFileSync(join(site, 'remotes.json'), 'utf8')).toBe(afterTwo);

  await openVersions(releaseNow());
  expect(runStep(`${deploy} --back-to ${first}`, site)).toMatchObject({ status: 0 });
  expect(releaseNow()).toBe(first);
  expect(await drawnBy()).toBe(first);
  // the page is at the versions already: this navigation is the first that can learn of it
  await followMenu();
  // its code may still be there from before
  expect([...(await openLocks())].filter((folder) => folder !== first)).toEqual([]);
  expect(await loadedLast()).toBe(`mf_lock ${first?.split('-')[0]}`);
  await openVersions(first);
  await expect(versions).not.toContainText('9.0.0');
  await expect(versions).toContainText(`Entry ${lines.length}, `);

  // what somebody has put there without the operator's key
  const { remotes }: { remotes: RemoteLine[] } = JSON.parse(readFileSync(join(site, 'remotes.json'), 'utf8'));
  const planted = otherBuild('planted', (manifest) => {
    manifest.version = '6.6.6';
  });
  cpSync(planted, join(site, AREA, 'planted'), { recursive: true });
  shell.list(
    remotes.map(({ integrity: _, ...line }) =>
      line.name === 'mf_lock' ? { ...line, entry: new URL('/planted/mf-manifest.json', line.entry).href } : line,
    ),
  );
  await page.reload();
  await expect(refused).toContainText('Version 6.6.6 isn’t in this site’s release log.');
  await expect(scripts).toHaveCount(0);
});
