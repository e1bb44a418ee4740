import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type AppConfigInput, parseConfig } from '@rab/config';
import { DeploymentError } from '@rab/evm/deploy';
import { folderOf } from '@rab/federation/areas';
import { composePages } from '@rab/federation/drawn-pages';
import { parseRemotes } from '@rab/federation/remotes';
import type { Finding } from './Finding.ts';
import { readPublished } from './published.ts';

type Remotes = Parameters<typeof composePages>[0]['remotes'];

/**
 * Compares every file that a site serves of its front ends with the builds of this checkout, the pages that were put together from
 * them included. What a site may choose, `config.json` and `remotes.json`, is taken from it.
 * @param site address of the shell, e.g. `https://rab.example`
 * @param buildOf where the build of a front end is, e.g. of `mf-lock`
 * @throws {DeploymentError} when a front end is not built, or the site does not say what it consists of
 */
export async function verifySite(site: string, buildOf: (frontEnd: string) => string): Promise<Finding[]> {
  const home = new URL('/', site).href;
  const { config, remotes } = await readSite(home);
  const builds = [
    { frontEnd: 'shell', at: home },
    ...remotes.map((remote) => ({ frontEnd: folderOf(remote), at: new URL('.', remote.entry).href })),
  ];
  const findings: Finding[] = [];
  for (const { frontEnd, at } of builds) {
    const folder = buildOf(frontEnd);
    if (!existsSync(join(folder, 'index.html')))
      throw new DeploymentError(`${frontEnd} is not built: node scripts/start.mjs --build-only`);
    findings.push(...(await compareFiles(frontEnd, at, filesOf(folder))));
  }
  const html = readFileSync(join(buildOf('shell'), 'index.html'), 'utf8');
  const pages = composePages({ html, config, remotes, folderOf: (remote) => buildOf(folderOf(remote)) });
  const drawn = [...pages].map(([file, page]): [string, Buffer] => [`pages${file}`, Buffer.from(page)]);
  return [...findings, ...(await compareFiles('shell', home, drawn))];
}

async function readSite(home: string): Promise<{ config: AppConfigInput; remotes: Remotes }> {
  const [configText, remotesText] = await Promise.all(
    ['config.json', 'remotes.json'].map(async (name) => String(await readPublished(home + name))),
  );
  try {
    const config: AppConfigInput = JSON.parse(configText ?? '');
    const file: { remotes: Remotes } = JSON.parse(remotesText ?? '');
    parseConfig(config);
    parseRemotes(file);
    return { config, remotes: file.remotes.filter(({ enabled }) => enabled !== false) };
  } catch (cause) {
    throw new DeploymentError(`${home} is no site of ours: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
}

/** Name and content of every file of a build; what it has packed is compared as it is served. */
const filesOf = (folder: string): [name: string, content: Buffer][] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.br'))
    .map(({ parentPath, name }) => join(parentPath, name))
    // the configuration of servers, which they do not serve
    .filter((file) => !/^(?:_headers|security-headers\.nginx\.conf)$/.test(relative(folder, file)))
    .filter((file) => !relative(folder, file).startsWith('pages/'))
    .map((file) => [relative(folder, file), readFileSync(file)]);

async function compareFiles(frontEnd: string, at: string, files: readonly [string, Buffer][]): Promise<Finding[]> {
  return Promise.all(
    files.map(async ([name, content]) => {
      const difference = (encoding: string) =>
        readPublished(at + name, encoding).then(
          (served) => describeDifference(served, content),
          (error: Error) => error.message,
        );
      // hosts have a file of their own for browsers that unpack
      return {
        what: `${frontEnd}: ${at}${name}`,
        difference: (await difference('br')) ?? (await difference('identity')),
      };
    }),
  );
}

function describeDifference(served: Buffer, built: Buffer): string | null {
  if (served.length !== built.length) return `it has ${served.length} bytes, built it has ${built.length}`;
  const first = served.findIndex((byte, index) => byte !== built[index]);
  return first === -1 ? null : `byte ${first} is another`;
}
