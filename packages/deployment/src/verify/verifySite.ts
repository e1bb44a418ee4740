import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type AppConfig, type AppConfigInput, parseConfig } from '@rab/config';
import { DeploymentError, type Deployments } from '@rab/evm/deploy';
import { AREAS, folderOf } from '@rab/federation/areas';
import { composePages } from '@rab/federation/drawn-pages';
import { parseRemotes } from '@rab/federation/remotes';
import { type Address, zeroAddress } from 'viem';
import { sourceCodeOf } from '../sourceCodeOf.ts';
import type { Finding } from './Finding.ts';
import { readPublished } from './published.ts';
import { verifyLog } from './verifyLog.ts';

type Remotes = Parameters<typeof composePages>[0]['remotes'];

/**
 * Compares every file that a site serves of its front ends with the builds of this checkout, the pages that were put together from
 * them included, and what its `config.json` names with what is published. What else a site may choose is taken from its `config.json`
 * and `remotes.json`.
 * @param site address of the shell, e.g. `https://rab.example`
 * @param buildOf where the build of a front end is, e.g. of `mf-lock`
 * @param published what `deployments.json` says of each chain
 * @throws {DeploymentError} when a front end is not built, or the site does not say what it consists of
 */
export async function verifySite(
  site: string,
  buildOf: (frontEnd: string) => string,
  published: Deployments,
): Promise<Finding[]> {
  const home = new URL('/', site).href;
  const { config, remotes: named } = await readSite(home);
  const parsed = parseConfig(config);
  const findings: Finding[] = [
    ...compareConfig(parsed, published),
    ...named.map(compareRemote),
    ...(await verifyLog(home, parsed, named)),
  ];
  const remotes = named.filter(isKnown);
  const builds = [
    { frontEnd: 'shell', at: home },
    ...remotes.map((remote) => ({ frontEnd: folderOf(remote), at: new URL('.', remote.entry).href })),
  ];
  for (const { frontEnd, at } of builds) {
    const folder = buildOf(frontEnd);
    if (!existsSync(join(folder, 'index.html')))
      throw new DeploymentError(`${frontEnd} is not built: node scripts/start.mjs --build-only`);
    findings.push(...(await compareFiles(frontEnd, at, filesOf(folder))));
  }
  const html = readFileSync(join(buildOf('shell'), 'index.html'), 'utf8');
  const pages = composePages({ html, config, remotes, folderOf: (remote) => buildOf(folderOf(remote)) });
  const drawn = [...pages].map(([file, page]): [string, Buffer] => [`pages${file}`, Buffer.from(page)]);
  // the files are under these addresses, too, and browsers ask for these
  const addresses = [...pages]
    .map(([file, page]): [string, Buffer] => [file.slice(1).replace(/\.html$/, ''), Buffer.from(page)])
    .filter(([path]) => !path.includes('_'));
  const asked: [string, Buffer][] = [['', Buffer.from(html)], ...addresses];
  return [...findings, ...(await compareFiles('shell', home, [...drawn, ...asked]))];
}

/** What the configuration names on each chain, and the published list says otherwise. */
function compareConfig({ chains }: AppConfig, published: Deployments): Finding[] {
  return Object.entries(chains).map(([id, chain]) => {
    const what = `config.json: chain ${id}`;
    const record = published[id];
    if (!record) return { what, difference: 'it is not in the published list' };
    const { settings, contracts } = record;
    const pairs = settings.exchanges.map(({ factory, router }) => factory + router);
    const tokens = [zeroAddress, ...settings.baseTokens];
    const { multicall: _, ...ours } = chain.contracts;
    const sources = sourceCodeOf(record);
    const others = [
      ...Object.entries(ours)
        .filter(([name, address]) => address && address !== contracts[name]?.address)
        .map(([name, address]) => `${name} ${address}`),
      ...chain.exchanges
        .filter(({ factory, router }) => !pairs.includes(factory + router))
        .map(({ factory, router }) => `exchange ${factory} with router ${router}`),
      ...chain.baseTokens
        .filter(({ address }) => !tokens.includes(address))
        .map(({ address }) => `base token ${address}`),
      ...Object.entries(chain.sourceCode ?? {})
        .filter(([address, page]) => page !== sources[address as Address])
        .map(([address, page]) => `source code of ${address} at ${page}`),
      ...(chain.BASE_FEE === settings.baseFee ? [] : [`BASE_FEE ${chain.BASE_FEE}`]),
      ...(chain.TOKEN_FEE === settings.tokenFee ? [] : [`TOKEN_FEE ${chain.TOKEN_FEE}`]),
    ];
    return {
      what,
      difference: others.length === 0 ? null : `the published list does not say so: ${others.join(', ')}`,
    };
  });
}

const isKnown = (remote: Remotes[number]): boolean => AREAS.includes(folderOf(remote));

/** Browsers run what the entry names, so that has to be the manifest that is compared. */
function compareRemote(remote: Remotes[number]): Finding {
  const what = `remotes.json: ${remote.name}`;
  if (!isKnown(remote)) return { what, difference: 'this checkout has no such area' };
  const wanted = new URL('mf-manifest.json', remote.entry).href;
  return { what, difference: remote.entry === wanted ? null : `its entry is ${remote.entry}, not ${wanted}` };
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
      // hosts have files of their own for browsers that unpack
      return {
        what: `${frontEnd}: ${at}${name}`,
        difference: (await difference('gzip, deflate, br')) ?? (await difference('identity')),
      };
    }),
  );
}

function describeDifference(served: Buffer, built: Buffer): string | null {
  if (served.length !== built.length) return `it has ${served.length} bytes, built it has ${built.length}`;
  const first = served.findIndex((byte, index) => byte !== built[index]);
  return first === -1 ? null : `byte ${first} is another`;
}
