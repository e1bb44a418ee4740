import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { appendRelease, type ReleaseEntry, sha256 } from '@rab/config/release-log';
import { newReleaseKey } from '@rab/testing/newReleaseKey';
import { entryOf } from './loggedRelease.ts';

const key = newReleaseKey();
const settings = { keys: [{ address: key.address }], required: true };
const release = (version: string, name = 'mf_lock') => ({ name, version, text: `{"version":"${version}"}` });

let served: () => Promise<unknown>;
const serve = (releases: readonly ReleaseEntry[]) => {
  served = async () => ({ releases });
};
/** A log of these versions of the area. */
async function logOf(
  versions: readonly string[],
  by = key,
  known: ReleaseEntry[] = [],
  other = by,
): Promise<ReleaseEntry[]> {
  const keys = [key, by, other].map(({ address }) => ({ address }));
  let log = known;
  for (const version of versions) {
    const { name, text } = release(version);
    const entry = { area: name, version, commit: null, manifest: await sha256(text) };
    log = await appendRelease(log, keys, entry, new Date(0), by.sign);
  }
  return log;
}
/** What a visitor reads of a release; null where it is in the log. */
const said = (version: string, name?: string) =>
  entryOf(release(version, name), settings).then(
    () => null,
    ({ name: kind, message }: Error) => `${kind}: ${message}`,
  );
const CHANGED = 'RemoteError: Somebody changed this site’s release log.';
const SHORTENED = 'RemoteError: This site’s release log no longer has all the releases it had.';

beforeEach(() => {
  localStorage.clear();
  Object.assign(globalThis, { fetch: jest.fn(async () => ({ ok: true, json: served })) });
});

describe('the entry of a release', () => {
  it('is found of the newest and of an older one, by the bytes of the manifest and the area [CHK-03]', async () => {
    serve(await logOf(['1.0.0', '1.1.0']));
    expect(await entryOf(release('1.1.0'), settings)).toMatchObject({ sequence: 2, version: '1.1.0' });
    expect(await entryOf(release('1.0.0'), settings)).toMatchObject({ sequence: 1, version: '1.0.0' });
    const unlisted = (version: string) => `RemoteError: Version ${version} isn’t in this site’s release log.`;
    expect(await said('1.2.0')).toBe(unlisted('1.2.0'));
    expect(await said('1.1.0', 'mf_sale')).toBe(unlisted('1.1.0'));
    const { text } = release('1.1.0');
    await expect(entryOf({ ...release('1.1.0'), text: `${text} ` }, settings)).rejects.toThrow(
      'Version 1.1.0 isn’t in this site’s release log.',
    );
  });

  it('is not taken from a log in which an entry was changed, taken out or signed by another key [CHK-03]', async () => {
    const log = await logOf(['1.0.0', '1.1.0', '1.2.0']);
    const [first, second, third] = log as [ReleaseEntry, ReleaseEntry, ReleaseEntry];
    const { manifest } = third;
    for (const changed of [
      [first, { ...second, manifest }, third],
      [first, second, { ...third, version: '1.2.1' }],
      [first, third],
      [second, first, third],
      await logOf(['1.2.0'], newReleaseKey()),
      [{ ...first, signature: '0x' as const }],
    ]) {
      serve(changed);
      expect(await said('1.2.0')).toBe(CHANGED);
    }
    serve(log);
    expect(await said('1.2.0')).toBeNull();
    // each of them follows, and one is not the operator's: what is looked up, and the last one, which vouches for all
    const stranger = newReleaseKey();
    serve(await logOf(['1.3.0'], stranger, log));
    expect(await said('1.0.0')).toBe(CHANGED);
    serve(await logOf(['1.1.0'], key, await logOf(['1.0.0'], stranger), stranger));
    expect(await said('1.0.0')).toBe(CHANGED);
  });

  it('is not taken from a log that lacks entries this browser has seen, or has others in their place, until those are back [CHK-03]', async () => {
    const log = await logOf(['1.0.0', '1.1.0']);
    serve(log);
    expect(await said('1.0.0')).toBeNull();
    serve(log.slice(0, 1));
    expect(await said('1.0.0')).toBe(SHORTENED);
    serve([]);
    expect(await said('1.0.0')).toBe(SHORTENED);
    serve(await logOf(['1.0.0', '1.1.1', '1.1.2']));
    expect(await said('1.0.0')).toBe(SHORTENED);
    serve(await logOf(['1.0.0', '1.1.0', '1.2.0']));
    expect(await said('1.0.0')).toBeNull();
    serve(log);
    expect(await said('1.0.0')).toBe(SHORTENED);
  });

  it('is remembered by the longest log, also where another tab has seen it while this one was asking [CHK-03]', async () => {
    const log = await logOf(['1.0.0', '1.1.0']);
    served = async () => {
      // this tab has begun to ask, and the other one sees both entries
      serve(log);
      expect(await said('1.0.0')).toBeNull();
      return { releases: log.slice(0, 1) };
    };
    expect(await said('1.0.0')).toBeNull();
    serve(log.slice(0, 1));
    expect(await said('1.0.0')).toBe(SHORTENED);
  });

  it('is found again once the operator has begun a log with another first key [CHK-03]', async () => {
    serve(await logOf(['1.0.0', '1.1.0']));
    expect(await said('1.0.0')).toBeNull();
    const other = newReleaseKey();
    serve(await logOf(['1.0.0'], other));
    expect(await entryOf(release('1.0.0'), { ...settings, keys: [{ address: other.address }] })).toMatchObject({
      sequence: 1,
    });
  });

  it('is not found where the log does not come [CHK-03]', async () => {
    served = () => Promise.reject(new SyntaxError('no JSON'));
    expect(await said('1.0.0')).toBe('RemoteError: We couldn’t load this site’s release log.');
    const log = await logOf(['1.0.0']);
    for (const status of [404, 500]) {
      Object.assign(globalThis, { fetch: async () => ({ ok: false, status, json: async () => ({ releases: log }) }) });
      expect(await said('1.0.0')).toBe('RemoteError: We couldn’t load this site’s release log.');
    }
    Object.assign(globalThis, { fetch: async () => ({ ok: true, json: served }) });
    served = async () => ({ releases: 'none' });
    expect(await said('1.0.0')).toBe(CHANGED);
  });
});
