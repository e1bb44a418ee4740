import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readDeployments } from '@rab/evm/deploy';
import { APPS, folderOf } from '@rab/federation/areas';
import { composePages, writePages } from '@rab/federation/drawn-pages';
import { guideHeaders, guidePages, OPEN_PATHS, securityHeaders } from '@rab/federation/headers';
import { serveBuild } from '@rab/federation/serve';
import { LOCAL_CHAIN_ID } from '../chain/LocalChain.ts';
import { type Options, originOf, WORKSPACE, webPortOf } from '../options.ts';

/**
 * Serves the front-end builds, each on its own origin, with the security headers of a deployment. The shell's origin also
 * serves the two files from which a build learns where it runs and what a verifier of the contracts needs, and has previews in the
 * heads of its pages; a remote gets config.json as well, to be tried alone. The guide has an origin too.
 */
export async function serveWeb({ ports, stateFolder, builds }: Options): Promise<void> {
  const file = (name: string) => join(stateFolder, name);
  const config = JSON.parse(readFileSync(file('config.json'), 'utf8'));
  const deployments = readDeployments(file('deployments.json'));
  const { remotes } = JSON.parse(readFileSync(file('remotes.json'), 'utf8'));
  const forAll = { '/config.json': file('config.json') };
  const published = [
    'deployments.json',
    ...Object.values(deployments[LOCAL_CHAIN_ID]?.contracts ?? {}).map(({ input }) => input),
  ];
  const forShell = Object.fromEntries(
    ['remotes.json', ...published].flatMap((name) => (name === null ? [] : [[`/${name}`, file(name)]])),
  );
  const rootOf = (app: string) => {
    const other = builds && join(builds, app);
    return other && existsSync(other) ? other : join(WORKSPACE, app, 'dist');
  };
  const html = readFileSync(join(rootOf('shell'), 'index.html'), 'utf8');
  writePages(file('pages'), composePages({ html, config, remotes, folderOf: (remote) => rootOf(folderOf(remote)) }));
  for (const app of APPS) {
    const isShell = app === 'shell';
    const root = rootOf(app);
    await serveBuild({
      root,
      port: webPortOf(ports, app),
      overrides: isShell ? { ...forAll, ...forShell } : forAll,
      headers: securityHeaders({
        config,
        html: readFileSync(join(root, 'index.html'), 'utf8'),
        remotes: isShell ? remotes : [],
      }),
      cors: !isShell,
      ...(isShell && { open: OPEN_PATHS }),
      ...(isShell && { pages: file('pages'), previews: `${originOf(ports.indexer)}/subgraphs/page` }),
    });
  }
  const guide = join(WORKSPACE, 'guide', 'dist');
  await serveBuild({ root: guide, port: ports.guide, headers: guideHeaders(guidePages(guide)) });
}
