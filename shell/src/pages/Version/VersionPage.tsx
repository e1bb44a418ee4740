import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { sha256 } from '@rab/config/release-log';
import { logEntryOf, type Release, type Remote, releaseOf } from '@rab/federation/host';
import {
  Box,
  ErrorState,
  Facts,
  Flex,
  formatUtc,
  Grid,
  Loading,
  Notice,
  PageHeader,
  Panel,
  Stack,
  StatusTag,
} from '@rab/ui';
import { useQuery } from '@rab/wallet-context';
import { titleOf } from '../../layout/menu.ts';

/** The SHA-256 of a file. */
type HashedFile = readonly [file: string, hash: string];

/** A part of the site: the release that it is of, where it says so, and its files with their hashes. */
interface Part {
  version?: string;
  /** What names its files, where it has that. */
  manifest?: HashedFile;
  /** Its entry in the log of releases, where the site has one. */
  logged?: string | undefined;
  /** Why it is not found there. */
  unlogged?: string;
  files: readonly HashedFile[];
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

/** The release of an area that runs here, or would: its manifest, and every script that the manifest names. */
async function readArea(remote: Remote): Promise<Part> {
  const release = await releaseOf(remote);
  const { version, base, text, integrity } = release;
  return {
    version,
    ...(await readLogged(release)),
    manifest: [fileOf(base), await sha256(text)],
    files: Object.entries(integrity),
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
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }} gap="6" alignItems="start">
        <PartPanel of="page" title={t`Main page`} read={readOwn} />
        {remotes.map((remote) => (
          <PartPanel key={remote.name} of={remote} title={titleOf(remote)} read={() => readArea(remote)} />
        ))}
      </Grid>
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
  const { version, logged, unlogged, manifest, files } = data;
  const facts = [
    ...(version ? [{ label: t`Release`, value: version }] : []),
    ...(logged ? [{ label: t`Release log`, value: <Logged entry={logged} /> }] : []),
  ];
  return (
    <Panel title={title}>
      <Stack gap="2">
        {unlogged && <Notice tone="warning">{unlogged}</Notice>}
        {facts.length > 0 && <Facts facts={facts} />}
        {manifest && <HashList files={[manifest]} />}
        <details>
          <Box as="summary" cursor="pointer" width="fit-content" rounded="l1" focusVisibleRing="outside">
            <Trans>Show files ({files.length})</Trans>
          </Box>
          <HashList files={files} />
        </details>
      </Stack>
    </Panel>
  );
}

/** What the log says of a manifest that is in it. */
const Logged = ({ entry }: { entry: string }) => (
  <Flex gap="2" wrap="wrap" justify="end" align="center">
    {entry}
    <StatusTag tone="positive">{t`Matches`}</StatusTag>
  </Flex>
);

/** Files with their hashes, each below its name: it is too long for the room next to it. */
const HashList = ({ files }: { files: readonly HashedFile[] }) => (
  <Box as="dl">
    {files.map(([file, hash]) => (
      <Box key={file} paddingY="2">
        <Box as="dt" color="fg.muted" overflowWrap="anywhere">
          {file}
        </Box>
        <Box as="dd" fontFamily="mono" textStyle="label" overflowWrap="anywhere" translate="no">
          {hash}
        </Box>
      </Box>
    ))}
  </Box>
);
