import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type Remote, releaseOf } from '@rab/federation/host';
import { ErrorState, Facts, Loading, PageHeader, Panel, Stack } from '@rab/ui';
import { useQuery } from '@rab/wallet-context';
import { titleOf } from '../../layout/menu.ts';
import { sha256 } from './sha256.ts';

/** A part of the site: the release that it is of, where it says so, and its files with their hashes. */
interface Part {
  version?: string;
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

/** The release of an area that runs here, or would: its manifest, and every script that this names. */
async function readArea(remote: Remote): Promise<Part> {
  const { version, base, text, integrity } = await releaseOf(remote);
  return { version, files: [[fileOf(base), await sha256(text)], ...Object.entries(integrity)] };
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
  const { data, isError, refetch } = useQuery({ queryKey: ['version', of], queryFn: read, gcTime: 0, retry: false });
  if (isError)
    return (
      <ErrorState title={t`${title} isn’t available right now`} onRetry={refetch}>
        <Trans>We couldn’t load its version.</Trans>
      </ErrorState>
    );
  if (!data) return <Loading />;
  const facts = data.files.map(([label, value]) => ({ label, value }));
  return (
    <Panel title={title}>
      <Facts facts={[...(data.version ? [{ label: t`Release`, value: data.version }] : []), ...facts]} />
    </Panel>
  );
}
