import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AppConfigInput } from '@rab/config';
import { WORKSPACE } from '@rab/devnet/options';
import { securityHeaders } from '@rab/federation/headers';
import { serveBuild } from '@rab/federation/serve';
import { PORT_BASE, SHELL_URL } from './stack.ts';

/** A line of remotes.json. */
export interface RemoteLine {
  name: string;
  entry: string;
  integrity?: string;
  minVersion?: string;
}

const stackFile = async (name: string) => (await fetch(`${SHELL_URL}/${name}`)).json();

/** The stack's remotes.json. */
export const stackRemotes = async (): Promise<RemoteLine[]> => (await stackFile('remotes.json')).remotes;

/**
 * Serves the shell's build once more, with a list of areas of its own, under the policy that follows from that or none.
 * @param folder of its files, and of the pages that were put together for it (`shell/pages`), if any
 * @param releaseLog in its configuration: how it compares releases with `releases.json` of the folder
 * @returns its address, and what changes the list
 */
export async function serveOwnShell(
  remotes: readonly RemoteLine[],
  hasPolicy: boolean,
  folder: string,
  releaseLog?: AppConfigInput['releaseLog'],
) {
  const root = join(WORKSPACE, 'shell/dist');
  const config: AppConfigInput = { ...(await stackFile('config.json')), releaseLog };
  const files = {
    '/config.json': join(folder, 'config.json'),
    '/remotes.json': join(folder, 'remotes.json'),
    '/releases.json': join(folder, 'releases.json'),
  };
  const list = (lines: readonly RemoteLine[]) =>
    writeFileSync(files['/remotes.json'], JSON.stringify({ remotes: lines }));
  mkdirSync(folder, { recursive: true });
  writeFileSync(files['/config.json'], JSON.stringify(config));
  list(remotes);
  const html = readFileSync(join(root, 'index.html'), 'utf8');
  const headers = hasPolicy ? securityHeaders({ config, html, remotes }) : {};
  const port = PORT_BASE + 15;
  const { close } = await serveBuild({ root, port, overrides: files, headers, pages: join(folder, 'shell/pages') });
  return { url: `http://127.0.0.1:${port}`, list, close };
}
