import { t } from '@lingui/core/macro';
import type { AppConfig } from '@rab/config';
import { parseReleaseLog, type ReleaseEntry, ReleaseLogError, sha256, verifyReleaseLog } from '@rab/config/release-log';
import { RemoteError } from '../RemoteError.ts';
import { knownHead, rememberHead, requireGrown } from './knownHead.ts';
import { textRequest } from './requests.ts';

export type ReleaseLogSettings = NonNullable<AppConfig['releaseLog']>;
/** What is compared of a release. */
export interface FoundRelease {
  /** The area's federation name. */
  name: string;
  version: string;
  /** The manifest as it came. */
  text: string;
}

const FILE = '/releases.json';

async function readLog(): Promise<unknown> {
  try {
    const response = await fetch(FILE, textRequest());
    if (!response.ok) throw new Error(`HTTP ${response.status}`);
    return await response.json();
  } catch (cause) {
    throw new ReleaseLogError('unread', `${FILE} did not load`, { cause });
  }
}

async function findEntry({ name, text }: FoundRelease, { keys }: ReleaseLogSettings): Promise<ReleaseEntry> {
  const known = knownHead(keys);
  const [json, manifest] = await Promise.all([readLog(), sha256(text)]);
  const entries = parseReleaseLog(json);
  const entry = entries.find((each) => each.area === name && each.manifest === manifest);
  await verifyReleaseLog(entries, keys, [...entries.slice(-1), ...(entry ? [entry] : [])]);
  await requireGrown(entries, known);
  await rememberHead(entries, keys);
  if (!entry) throw new ReleaseLogError('unlisted', `${FILE} has no ${name} with the manifest ${manifest}`);
  return entry;
}

const textOf = ({ reason }: ReleaseLogError, version: string): string =>
  ({
    unread: () => t`We couldn’t load this site’s release log.`,
    changed: () => t`Somebody changed this site’s release log.`,
    shortened: () => t`This site’s release log no longer has all the releases it had.`,
    unlisted: () => t`Version ${version} isn’t in this site’s release log.`,
  })[reason]();

/**
 * The entry of a release in the site's log.
 * @throws {RemoteError} where it does not exist, or the log is not to be relied on
 */
export async function entryOf(release: FoundRelease, settings: ReleaseLogSettings): Promise<ReleaseEntry> {
  try {
    return await findEntry(release, settings);
  } catch (error) {
    throw error instanceof ReleaseLogError ? new RemoteError(textOf(error, release.version), { cause: error }) : error;
  }
}
