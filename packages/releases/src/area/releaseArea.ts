import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WORKSPACE } from '@rab/devnet/options';
import { incompatibilityOf, isTooOld } from '@rab/federation/compatibility';
import { composeSite } from '@rab/federation/drawn-pages';
import { integrityOf } from '@rab/federation/integrity';
import { readOffer } from '../compat/readRelease.ts';
import { readJson, writeJson } from '../jsonFiles.ts';
import { longerLog, type Sign, writeLog } from './logRelease.ts';

const MANIFEST = 'mf-manifest.json';

/** Where a site's files are, see docs/operating.md: `config.json`, `remotes.json` and a folder for each front end. */
export interface Site {
  folder: string;
  /** Folder of the area's front end, e.g. `mf-lock`. */
  area: string;
}

/** A line of remotes.json, as far as a release changes it. */
interface Line {
  name: string;
  entry: string;
  version?: string;
  integrity?: string;
  minVersion?: string;
}

/** The change of the area's line, for people. */
export interface Released {
  release: string;
  before: string;
  /** The release's entry, where it was added to the site's log. */
  entry: number | undefined;
}

/** What goes into the log of releases, where the site has one, besides the build. */
export interface Note {
  /** That the build is of; null where that is not known. */
  commit: string | null;
  sign: Sign;
}

const hashOf = (build: string, file = MANIFEST): string => integrityOf(readFileSync(join(build, file)));

/** Name of a release's folder: its version, and a digest that distinguishes builds of one version. */
function releaseOf(build: string): string {
  const digest = Buffer.from(hashOf(build).replace('sha256-', ''), 'base64');
  return `${readJson(join(build, MANIFEST)).version}-${digest.toString('hex').slice(0, 8)}`;
}

/**
 * What the site's shell says of the release before it runs any code of it.
 * @throws when it would refuse it, with the reason
 */
function requireCompatible({ folder, area }: Site, build: string, { minVersion }: Line): void {
  const { version, needs } = readJson(join(build, MANIFEST));
  if (minVersion && isTooOld(version, minVersion))
    throw new Error(`${area} ${version} is older than ${minVersion}, the oldest release that remotes.json lets run.`);
  const incompatibility = incompatibilityOf(needs, readOffer(join(folder, 'shell')));
  if (!incompatibility) return;
  const instead =
    incompatibility.older === 'host'
      ? 'Release the shell first.'
      : 'Build the area with the shared packages of this shell.';
  throw new Error(`${area} ${version} does not run in the shell of ${folder}: ${incompatibility.reason}. ${instead}`);
}

/**
 * What the shell would find out one script after the other.
 * @throws where the build is another area's, or a script that its manifest names is missing or another one
 */
function requireWhole(build: string, line: Line): void {
  const { name, entry, integrity = {} } = readJson(join(build, MANIFEST));
  if (name !== line.name) throw new Error(`${build} is a build of ${name}, not of ${line.name}.`);
  if (!integrity[entry]) throw new Error(`${build} is not whole: its manifest names no hash of ${entry}.`);
  for (const [file, hash] of Object.entries(integrity))
    if (!existsSync(join(build, file)) || hashOf(build, file) !== hash)
      throw new Error(`${build} is not whole: ${file} is not the one that its manifest names.`);
}

/** The files of a release as the area's own page and partners' pages get them, with their security headers. */
function serveAtRoot({ folder, area }: Site, build: string): void {
  const root = join(folder, area);
  // files with a hash in their names stay: open pages still use them
  cpSync(build, root, { recursive: true });
  const { status, stderr } = spawnSync(
    process.execPath,
    ['packages/federation/serve/writeHeaders.mjs', '--config', join(folder, 'config.json'), '--build', root],
    { cwd: WORKSPACE, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr.trim());
}

/**
 * Changes the area's line of remotes.json, which open pages read at their next navigation. The file is never half written.
 * @returns the line's entry before
 */
function changeLine({ folder }: Site, line: Line, build: string, release: string): string {
  const file = join(folder, 'remotes.json');
  const { remotes } = readJson(file);
  const { version } = readJson(join(build, MANIFEST));
  const changed = {
    ...line,
    entry: new URL(`/${release}/${MANIFEST}`, line.entry).href,
    version,
    integrity: hashOf(build),
  };
  const lines = remotes.map((each: Line) => (each.name === line.name ? changed : each));
  writeJson(file, { remotes: lines });
  return line.entry;
}

function lineOf({ folder, area }: Site): Line {
  const { remotes } = readJson(join(folder, 'remotes.json'));
  const line = remotes.find(({ name }: Line) => name.replaceAll('_', '-') === area);
  if (!line) throw new Error(`${join(folder, 'remotes.json')} has no line for ${area}: it belongs there first.`);
  return line;
}

/** Makes a release, whose folder is next to the others, the one that visitors get. */
function publish(site: Site, line: Line, release: string): Pick<Released, 'release' | 'before'> {
  const build = join(site.folder, site.area, release);
  serveAtRoot(site, build);
  const before = changeLine(site, line, build, release);
  composeSite(site.folder);
  return { release, before };
}

/**
 * Judges a build and adds it to the log, before visitors get it: a shell that requires the log finds it there.
 * @returns its entry, where there is a new one
 */
async function admit(site: Site, build: string, line: Line, { commit, sign }: Note): Promise<number | undefined> {
  requireWhole(build, line);
  requireCompatible(site, build, line);
  const { version } = readJson(join(build, MANIFEST));
  const log = await longerLog(site.folder, { area: line.name, version, commit, manifest: hashOf(build) }, sign);
  if (log) writeLog(site.folder, log);
  return log?.length;
}

/**
 * Releases a build of an area: its folder is copied next to the earlier ones, and its line changed.
 * @param build folder with the area's build
 * @throws where the site's shell would refuse it, or it cannot be added to the site's log; nothing is changed then
 */
export async function releaseArea(site: Site, build: string, note: Note): Promise<Released> {
  const line = lineOf(site);
  if (!existsSync(join(build, MANIFEST))) throw new Error(`${build} holds no build of an area.`);
  const entry = await admit(site, build, line, note);
  const release = releaseOf(build);
  cpSync(build, join(site.folder, site.area, release), { recursive: true });
  return { ...publish(site, line, release), entry };
}

/**
 * Goes back to a release whose folder is still there.
 * @param release name of the folder, e.g. `0.2.0-1a2b3c4d`
 * @throws where the release does not exist, the site's shell would refuse it, or it cannot be added to the site's log; nothing is
 *   changed then
 */
export async function goBackTo(site: Site, release: string, note: Note): Promise<Released> {
  const line = lineOf(site);
  const kept = join(site.folder, site.area, release);
  if (!existsSync(join(kept, MANIFEST))) throw new Error(`${kept} is no release of ${site.area}.`);
  const entry = await admit(site, kept, line, note);
  return { ...publish(site, line, release), entry };
}
