import type { AppConfig } from '@rab/config';
import { parseReleaseLog, type ReleaseEntry, ReleaseLogError, sha256, verifyReleaseLog } from '@rab/config/release-log';
import { DeploymentError } from '@rab/evm/deploy';
import type { Finding } from './Finding.ts';
import { readPublished } from './published.ts';

const FILE = 'releases.json';

/**
 * Verifies a site's log of releases with every signature, and looks up the release of each area that the site names. Nothing to find
 * where the site has no log.
 * @param home address of the shell
 * @param remotes the areas that the site names
 */
export async function verifyLog(
  home: string,
  { releaseLog }: AppConfig,
  remotes: readonly { name: string; entry: string }[],
): Promise<Finding[]> {
  if (!releaseLog) return [];
  const { keys } = releaseLog;
  let entries: ReleaseEntry[];
  try {
    entries = parseReleaseLog(JSON.parse(String(await readPublished(home + FILE))));
  } catch (error) {
    return [{ what: FILE, difference: describe(error) }];
  }
  const what = `${FILE}: ${entries.length} entries by ${keys.map(({ address }) => address).join(', ')}`;
  const problem = await verifyReleaseLog(entries, keys).then(() => null, describe);
  if (problem !== null) return [{ what, difference: problem }];
  return [{ what, difference: null }, ...(await Promise.all(remotes.map((remote) => findRelease(remote, entries))))];
}

async function findRelease(
  remote: { name: string; entry: string },
  entries: readonly ReleaseEntry[],
): Promise<Finding> {
  const what = `${FILE}: ${remote.name}`;
  try {
    const manifest = await sha256(String(await readPublished(remote.entry)));
    const isListed = entries.some((entry) => entry.area === remote.name && entry.manifest === manifest);
    return { what, difference: isListed ? null : `the log has no release with the manifest ${manifest}` };
  } catch (error) {
    return { what, difference: describe(error) };
  }
}

/** @throws what is no difference of the site */
function describe(error: unknown): string {
  if (error instanceof ReleaseLogError || error instanceof DeploymentError || error instanceof SyntaxError)
    return error.message;
  throw error;
}
