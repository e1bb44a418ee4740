import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '@rab/federation/areas';
import { parseRemotes, type RemotesInput } from '@rab/federation/remotes';
import { originOf, type Ports, WORKSPACE, webPortOf } from '../options.ts';

/** The remotes.json of a local stack: the shipped example with each area on an origin of its own. */
export function localRemotes(ports: Ports): RemotesInput {
  const example: RemotesInput = JSON.parse(readFileSync(join(WORKSPACE, 'shell/remotes.example.json'), 'utf8'));
  const remotes = {
    remotes: example.remotes.map((remote) => ({
      ...remote,
      entry: `${originOf(webPortOf(ports, folderOf(remote)))}/mf-manifest.json`,
    })),
  };
  parseRemotes(remotes);
  return remotes;
}
