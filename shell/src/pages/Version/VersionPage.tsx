import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { sha256 } from '@rab/config/release-log';
import { logEntryOf, type Release, type Remote, releaseOf } from '@rab/federation/host';
import { ErrorState, Facts, formatUtc, Loading, Notice, PageHeader, Panel, Stack } from '@rab/ui';
import { useQuery } from '@rab/wallet-context';
import { titleOf } from '../../layout/menu.ts';

/** A part of the site: the release that it is of, where it says so, and its files with their hashes. */
interface Part {
  version?: string;
  /** Its entry in the log of releases, where the site has one. */
  logged?: string | undefined;
  /** Why it is not found there. */
  unlogged?: string;
  files: readonly (readonly [file: string, hash: string])[];
}

const fileOf = (url: string) => new URL(url).pathname.slice(1);

/** The scripts of the site itself that this page has loaded. */
async function readOwn(): Promise<Part> {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const scripts = loaded
    .filter(({ initiatorType }) => initiatorType === 'script')
    .map(({ name }) => name)
    .filter((url) => new URL(url).origin === location.origin);
  const files = [...new Set(scripts)].sort().map(async (url) => {
    const response = await fetch(url, { cache: 'force-cache' });
    return [fileOf(url), await sha256(await response.arrayBuffer())] as const;
  });
  return { files: await Promise.all(files) };
}

/** What a visitor may read of a failure; undefined where it says nothing. */
const reasonOf = (error: unknown) =>
  error instanceof Error && error.name === 'RemoteError' ? error.message : undefined;

async function readLogged(release: Release): Promise<Pick<Part, 'logged' | 'unlogged'>> {
  try {
    const entry = await logEntryOf(release);
    if (!entry) return {};
    const date = formatUtc(BigInt(Math.floor(Date.parse(entry.date) / 1000)));
    const { sequence } = entry;
    return { logged: t`Entry ${sequence}, ${date} UTC` };
  } catch (error) {
    return { unlogged: reasonOf(error) ?? t`We couldn’t check this site’s release log.` };
  }
}

/** The release of an area that runs here, or would: its manifest, and every script that this names. */
async function readArea(remote: Remote): Promise<Part> {
  const release = await releaseOf(remote);
  const { version, base, text, integrity } = release;
  return {
    version,
    ...(await readLogged(release)),
    files: [[fileOf(base), await sha256(text)], ...Object.entries(integrity)],
  };
}

/** `/version`: what this site is made of right now, to be compared with what was released. */
export function VersionPage({ remotes }: { remotes: readonly Remote[] }) {
  return (
    <Stack gap="6">
      <PageHeader
        title={t`Versions`}
        description={t`The versions this site runs, with SHA-256 hashes to compare with its releases.`}
      />
      <PartPanel of="page" title={t`Main page`} read={readOwn} />
      {remotes.map((remote) => (
        <PartPanel key={remote.name} of={remote} title={titleOf(remote)} read={() => readArea(remote)} />
      ))}
    </Stack>
  );
}

/** @param of what `read` depends on: an area is read again when the list names another release of it */
function PartPanel({ of, title, read }: { of: Remote | 'page'; title: string; read: () => Promise<Part> }) {
  const { data, error, refetch } = useQuery({ queryKey: ['version', of], queryFn: read, gcTime: 0, retry: false });
  if (error)
    return (
      <ErrorState title={t`${title} isn’t available right now`} onRetry={refetch}>
        {reasonOf(error) ?? <Trans>We couldn’t load its version.</Trans>}
      </ErrorState>
    );
  if (!data) return <Loading />;
  const { version, logged, unlogged, files } = data;
  const facts = [
    ...(version ? [{ label: t`Release`, value: version }] : []),
    ...(logged ? [{ label: t`Release log`, value: logged }] : []),
    ...files.map(([label, value]) => ({ label, value })),
  ];
  return (
    <Panel title={title}>
      {unlogged && <Notice tone="warning">{unlogged}</Notice>}
      <Facts facts={facts} />
    </Panel>
  );
}
