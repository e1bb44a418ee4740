import { join } from 'node:path';
import { serveBuild } from '@rab/federation/serve';
import { type Options, WORKSPACE } from '../options.ts';
import { APPS } from './apps.ts';

/**
 * Serves the five builds, each on an origin of its own. The shell's origin also serves the two files that tell a build
 * where it runs; a remote gets config.json as well, to be tried alone.
 */
export async function serveWeb({ ports, stateFolder }: Options): Promise<void> {
  const config = { '/config.json': join(stateFolder, 'config.json') };
  for (const app of APPS)
    await serveBuild({
      root: join(WORKSPACE, app, 'dist'),
      port: ports[app],
      overrides: app === 'shell' ? { ...config, '/remotes.json': join(stateFolder, 'remotes.json') } : config,
      cors: app !== 'shell',
    });
}
