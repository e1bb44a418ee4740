import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfig } from '@rab/config';
import { appendRelease, type NewRelease, parseReleaseLog, type ReleaseEntry } from '@rab/config/release-log';
import type { Hex } from 'viem';
import { readJson, writeJson } from '../jsonFiles.ts';

/** Signs a message as wallets do (EIP-191), with a key of the operator. */
export type Sign = (message: string) => Promise<Hex>;

/** The log of a site, `releases.json`; empty until the first release. */
function readLog(folder: string): ReleaseEntry[] {
  const file = join(folder, 'releases.json');
  return existsSync(file) ? parseReleaseLog(readJson(file)) : [];
}

/**
 * The log of a site with a release in it; undefined where there is nothing to write: the site's configuration has no log, or the log
 * has this release already. Nothing is written yet.
 * @throws {ReleaseLogError} when the log does not verify, or is not signed by a key that the configuration names
 */
export async function longerLog(folder: string, release: NewRelease, sign: Sign): Promise<ReleaseEntry[] | undefined> {
  const { releaseLog } = parseConfig(readJson(join(folder, 'config.json')));
  if (!releaseLog) return undefined;
  const log = readLog(folder);
  if (log.some(({ area, manifest }) => area === release.area && manifest === release.manifest)) return undefined;
  return appendRelease(log, releaseLog.keys, release, new Date(), sign);
}

/** Writes the log of a site; the file is never half written. */
export function writeLog(folder: string, releases: readonly ReleaseEntry[]): void {
  writeJson(join(folder, 'releases.json'), { releases });
}
