import { beforeAll, describe, expect, it } from '@jest/globals';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { appendRelease } from './appendRelease.ts';
import { parseReleaseLog, type ReleaseEntry } from './ReleaseEntry.ts';
import type { ReleaseLogError } from './ReleaseLogError.ts';
import { hashOfEntry, messageOf, type ReleaseKey, verifyReleaseLog } from './verifyReleaseLog.ts';

const hash = (digit: string) => `sha256-${digit.repeat(43)}=`;
const [first, second, stranger] = [1, 2, 3].map(() => privateKeyToAccount(generatePrivateKey())) as [Key, Key, Key];
type Key = ReturnType<typeof privateKeyToAccount>;
const keys: ReleaseKey[] = [{ address: first.address }];
const NOW = new Date('2027-03-01T12:00:00Z');

const append = (log: readonly ReleaseEntry[], version: string, by = first, known = keys) =>
  appendRelease(
    log,
    known,
    { area: 'mf_lock', version, commit: 'ab'.repeat(20), manifest: hash('M') },
    NOW,
    (message) => by.signMessage({ message }),
  );
/** The log as it is served and read again. */
const read = (log: readonly ReleaseEntry[]) => parseReleaseLog(JSON.parse(JSON.stringify({ releases: log }, null, 2)));
const problem = (log: readonly ReleaseEntry[], known = keys, signed = log) =>
  verifyReleaseLog(log, known, signed).then(
    () => null,
    ({ reason, message }: ReleaseLogError) => `${reason}: ${message}`,
  );

let log: ReleaseEntry[];
beforeAll(async () => {
  log = await append(await append(await append([], '1.0.0'), '1.1.0'), '1.2.0');
});
const entry = (place: number): ReleaseEntry => log[place - 1] as ReleaseEntry;
/** The log with one entry changed. */
const changed = (place: number, change: Partial<ReleaseEntry>) =>
  log.map((each, index) => (index === place - 1 ? { ...each, ...change } : each));

describe('a log of releases', () => {
  it('verifies as it was appended and served, each entry with its place and the hash of the one before it [CHK-03]', async () => {
    expect(await problem(read(log))).toBeNull();
    expect(log.map(({ sequence, version }) => [sequence, version])).toEqual([
      [1, '1.0.0'],
      [2, '1.1.0'],
      [3, '1.2.0'],
    ]);
    expect(log.map(({ previous }) => previous)).toEqual([
      null,
      await hashOfEntry(entry(1)),
      await hashOfEntry(entry(2)),
    ]);
    expect(await problem([])).toBeNull();
  });

  it('shows a wallet all that an entry says [CHK-03]', () => {
    expect(messageOf(entry(2))).toBe(
      `Release 2: mf_lock 1.1.0\nManifest: ${hash('M')}\nCommit: ${'ab'.repeat(20)}\nDate: 2027-03-01T12:00:00.000Z\nPrevious release: ${entry(2).previous}`,
    );
  });

  it.each([
    ['area', { area: 'mf_sale' }],
    ['version', { version: '1.1.1' }],
    ['commit', { commit: 'ac'.repeat(20) }],
    ['manifest', { manifest: hash('N') }],
    ['date', { date: '2027-03-01T12:00:00.001Z' }],
  ])(
    'names the entry whose %s was changed, whether all signatures are verified or the last one alone [CHK-03]',
    async (_, change) => {
      const next = 'changed: releases.json: entry 3 does not follow from what is before it';
      const forged = changed(2, change);
      expect(await problem(forged)).toBe(next);
      expect(await problem(forged, keys, [entry(3)])).toBe(next);
      const last = changed(3, change);
      expect(await problem(last, keys, last.slice(-1))).toBe(
        'changed: releases.json: entry 3 is not what a key of the operator has signed',
      );
    },
  );

  it('names an entry that was taken out, put elsewhere, replaced or signed by somebody else [CHK-03]', async () => {
    expect(await problem([entry(1), entry(3)])).toBe('changed: releases.json: entry 3 is in the place of entry 2');
    expect(await problem([entry(2), entry(3)])).toBe('changed: releases.json: entry 2 is in the place of entry 1');
    expect(await problem([entry(2), entry(1), entry(3)])).toBe(
      'changed: releases.json: entry 2 is in the place of entry 1',
    );
    const [, other] = await append([entry(1)], '6.6.6');
    expect(await problem([entry(1), other as ReleaseEntry, entry(3)])).toBe(
      'changed: releases.json: entry 3 does not follow from what is before it',
    );
    const signature = await stranger.signMessage({ message: messageOf(entry(1)) });
    const [forged] = changed(1, { signature });
    expect(await problem([forged as ReleaseEntry])).toBe(
      'changed: releases.json: entry 1 is not what a key of the operator has signed',
    );
    expect(await problem(changed(1, { signature }), keys, [entry(3)])).toBe(
      'changed: releases.json: entry 2 does not follow from what is before it',
    );
  });

  it('takes a new key, and the old one up to its last entry [CHK-03]', async () => {
    const both = [{ address: first.address, until: 3 }, { address: second.address }];
    const longer = await append(log, '1.3.0', second, both);
    expect(await problem(longer, both)).toBeNull();
    expect(await problem(longer, keys)).toContain('entry 4 is not what a key of the operator has signed');
    await expect(append(log, '1.3.0', first, both)).rejects.toThrow(
      `entry 4 is signed by ${first.address}, whose last entry is 3`,
    );
  });

  it('is not made longer by a key of somebody else, nor where it does not verify itself [CHK-03]', async () => {
    await expect(append(log, '1.3.0', stranger)).rejects.toThrow(
      'entry 4 is not what a key of the operator has signed',
    );
    await expect(append([entry(1), entry(3)], '1.3.0')).rejects.toThrow('entry 3 is in the place of entry 2');
    // a chain that is whole, and begun by somebody else
    const both = [...keys, { address: stranger.address }];
    const begun = await append(await append([], '1.0.0', stranger, both), '1.1.0', first, both);
    await expect(append(begun, '1.2.0')).rejects.toThrow('entry 1 is not what a key of the operator has signed');
  });

  it.each([
    ['no list', () => ({}), 'releases.json: releases: '],
    [
      'another field',
      () => ({ releases: [{ ...entry(1), more: true }] }),
      'releases.json: it has fields that no entry',
    ],
    ['a field besides its list', () => ({ releases: log, more: 1 }), 'releases.json: it has fields that no entry'],
  ])('with %s is refused [CHK-03]', (_, json, text) => {
    expect(() => parseReleaseLog(json())).toThrow(text);
  });

  it.each([
    ['sequence', 0],
    ['area', 'mf-lock'],
    ['version', '1.0.0\nRelease 9'],
    ['commit', 'HEAD'],
    ['commit', 'abcdef1'],
    ['manifest', hash('M').slice(0, -1)],
    ['date', 'yesterday'],
    ['date', '2027-13-01T00:00:00.000Z'],
    ['date', '2027-02-30T00:00:00.000Z'],
    ['previous', ''],
    ['signature', '0x'],
    ['signature', `0x${'AB'.repeat(65)}`],
  ])('with a wrong %s is refused with its place [CHK-03]', (field, value) => {
    expect(() => parseReleaseLog({ releases: [entry(1), { ...entry(2), [field]: value }] })).toThrow(
      `releases.json: releases.1.${field}: `,
    );
  });
});
