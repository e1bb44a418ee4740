import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Surface } from '@rab/federation/compatibility';
import { appsIn } from '../builds/buildAt.ts';
import { readJson } from '../jsonFiles.ts';
import type { Release } from './planMix.ts';

/**
 * What a build of the shell offers.
 * @throws when the folder holds no build of it
 */
export function readOffer(shell: string): Surface {
  const [offer] = readdirSync(shell).filter((name) => /^offer\.\w+\.json$/.test(name));
  if (!offer) throw new Error(`${shell} is no build of a shell: it has no offer.`);
  return readJson(join(shell, offer));
}

/** Reads what the builds in a checkout say of themselves. */
export function readRelease(checkout: string): Release {
  const areas = appsIn(checkout).filter((app) => existsSync(join(checkout, app, 'dist/mf-manifest.json')));
  return {
    offer: readOffer(join(checkout, 'shell/dist')),
    needs: Object.fromEntries(
      areas.map((area) => [area, readJson(join(checkout, area, 'dist/mf-manifest.json')).needs]),
    ),
  };
}
