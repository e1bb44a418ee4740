import type { BrowserContext, Page } from '@playwright/test';
import { integrityOf } from '@rab/federation/integrity';
import { remoteUrl } from './stack.ts';

/** What an area's build says of itself, see packages/federation/webpack/ReleasePlugin.mjs. */
export interface Manifest {
  name: string;
  version: string;
  entry: string;
  exposes: Record<string, string[]>;
  pages: Record<string, { files: string[]; shared: string[] }>;
  offer: string;
  integrity: Record<string, string>;
  needs: { host: number; shared: Record<string, { version: string; names: string[] }> };
}

export const manifestOf = async (area: string): Promise<Manifest> =>
  (await fetch(`${remoteUrl(area)}/mf-manifest.json`)).json();

/** Version of our shared packages that the stack's builds were made with: major, minor, patch. */
export async function sharedVersion(area: string): Promise<number[]> {
  const { needs } = await manifestOf(area);
  return (needs.shared['@rab/ui']?.version ?? '').split('.').map(Number);
}

/** The manifest of an area's build but for what `change` makes of its scripts: the hashes are those of the changed ones. */
export async function changedManifest(area: string, change: (text: string) => string): Promise<Manifest> {
  const manifest = await manifestOf(area);
  for (const file of Object.keys(manifest.integrity)) {
    const script = await fetch(`${remoteUrl(area)}/${file}`);
    manifest.integrity[file] = integrityOf(change(await script.text()));
  }
  return manifest;
}

/** Serves an area's build once more below a folder of its address, but for what `change` makes of its scripts. */
export async function serveChanged(
  target: Page | BrowserContext,
  area: string,
  folder: string,
  change: (text: string) => string,
): Promise<void> {
  const manifest = await changedManifest(area, change);
  await target.route(`${remoteUrl(area)}/${folder}**`, async (route) => {
    const url = route.request().url();
    if (new URL(url).pathname.endsWith('/mf-manifest.json')) return route.fulfill({ json: manifest });
    const response = await route.fetch({ url: url.replace(`/${folder}`, '/') });
    await route.fulfill({ response, body: change(await response.text()) });
  });
}

/**
 * Gives a browser's pages an area as a build with another version of all our shared packages has it: the very build of the
 * stack but for these numbers.
 */
export async function asOtherRelease(context: BrowserContext, area: string, version: number[]): Promise<void> {
  const [here, there] = [await sharedVersion(area), version].map((numbers) => numbers.join('.'));
  const change = (text: string) => text.replaceAll(`"${here}"`, `"${there}"`).replaceAll(`^${here}`, `^${there}`);
  const manifest = await changedManifest(area, change);
  const before = await manifestOf(area);
  if (manifest.integrity[manifest.entry] === before.integrity[before.entry])
    throw new Error(`the entry of ${area} names no version`);
  const { needs } = JSON.parse(change(JSON.stringify(manifest)));
  await context.route(new RegExp(`^${remoteUrl(area)}/mf-manifest.json`), (route) =>
    route.fulfill({ json: { ...manifest, needs, offer: 'another' } }),
  );
  await context.route(new RegExp(`^${remoteUrl(area)}/(?:c/.*|remoteEntry\\..*)\\.js`), async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: change(await response.text()) });
  });
}
