import { afterEach, beforeAll, beforeEach, expect, it, jest } from '@jest/globals';
import { sha256 } from '@rab/config/release-log';
import { parseRemotes, type Remote } from '@rab/federation/remotes';
import { renderInShell } from '@rab/testing/renderInShell';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';

const BASE = 'https://areas.example/lock/1.2.0-abc/mf-manifest.json';
const MANIFEST = '{"version":"1.2.0"}';
const HASH = `sha256-${'A'.repeat(43)}=`;
const SCRIPT = 'console.log(1)';

const logEntryOf = jest.fn<() => Promise<{ sequence: number; date: string } | undefined>>();
jest.mock('@rab/federation/host', () => ({
  logEntryOf: () => logEntryOf(),
  releaseOf: async () => ({
    version: '1.2.0',
    base: BASE,
    text: MANIFEST,
    integrity: { 'remoteEntry.js': HASH, 'c/app.js': HASH },
  }),
}));
let VersionPage: typeof import('./VersionPage.tsx').VersionPage;
beforeAll(async () => {
  // after the mock above
  ({ VersionPage } = await import('./VersionPage.tsx'));
});

const remotes = parseRemotes({
  remotes: [{ name: 'mf_lock', entry: BASE, paths: ['/lock'], nav: [{ group: 'Lock', label: 'Lock', path: '/lock' }] }],
}) as readonly Remote[];
const panelOf = async (title: string) =>
  (await screen.findByRole('heading', { level: 2, name: title })).closest('section') as HTMLElement;
const rowsOf = (place: Element | null) =>
  [...(place?.querySelectorAll('dl > *') ?? [])].map(({ children: [name, value] }) => [
    name?.textContent,
    value?.textContent,
  ]);

beforeEach(() => {
  logEntryOf.mockResolvedValue({ sequence: 5, date: '2027-03-05T12:00:00.000Z' });
  Object.assign(performance, {
    getEntriesByType: () =>
      ['main.js', 'c/page.js'].map((file) => ({ initiatorType: 'script', name: `${location.origin}/${file}` })),
  });
  const bytes = new TextEncoder().encode(SCRIPT);
  Object.assign(globalThis, { fetch: jest.fn(async () => ({ arrayBuffer: async () => bytes })) });
});
afterEach(cleanup);

it('an area shows its release, its entry of the log, that it matches and the hash of its manifest, and its files once they are opened [FED-05] [CHK-03]', async () => {
  await renderInShell(<VersionPage remotes={remotes} />);
  const panel = await panelOf('Lock');
  const files = panel.querySelector('details') as HTMLDetailsElement;
  expect(files.open).toBe(false);
  const all = rowsOf(panel);
  expect(all.slice(0, 3)).toEqual([
    ['Release', '1.2.0'],
    ['Release log', 'Entry 5, 2027-03-05 12:00 UTCMatches'],
    ['lock/1.2.0-abc/mf-manifest.json', await sha256(MANIFEST)],
  ]);
  expect(rowsOf(files)).toEqual(all.slice(3));
  expect(all.slice(3)).toEqual([
    ['remoteEntry.js', HASH],
    ['c/app.js', HASH],
  ]);
  fireEvent.click(within(files).getByText('Show files (2)'));
  expect(files.open).toBe(true);
});

it('the page itself lists the scripts that it has loaded with their hashes [FED-05]', async () => {
  await renderInShell(<VersionPage remotes={[]} />);
  const panel = await panelOf('Main page');
  expect(within(panel).getByText('Show files (2)')).toBeTruthy();
  const hash = await sha256(SCRIPT);
  expect(rowsOf(panel)).toEqual([
    ['c/page.js', hash],
    ['main.js', hash],
  ]);
});

it.each([
  ['a site without a log', async () => undefined, null],
  [
    'a log that has not answered',
    async () => Promise.reject(new Error()),
    'We couldn’t check this site’s release log.',
  ],
])('of %s nothing is said to match [CHK-03]', async (_log, answer, said) => {
  logEntryOf.mockImplementation(answer);
  await renderInShell(<VersionPage remotes={remotes} />);
  const panel = await panelOf('Lock');
  expect(within(panel).queryByText('Matches')).toBeNull();
  expect(within(panel).queryByText('Release log')).toBeNull();
  if (said) expect(within(panel).getByText(said)).toBeTruthy();
});
