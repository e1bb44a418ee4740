import type { BrowserContext } from '@playwright/test';
import { remoteUrl } from './stack.ts';

/** Files of an area's build in which the versions of what it shares stand. */
const RELEASED = ['remoteEntry.', 'mf-manifest.json'];

/** Version of our shared packages that the stack's builds were made with: major, minor, patch. */
export async function sharedVersion(area: string): Promise<number[]> {
  const manifest = await (await fetch(`${remoteUrl(area)}/mf-manifest.json`)).json();
  const { version } = manifest.needs.shared['@rab/ui'];
  return version.split('.').map(Number);
}

/**
 * Gives a browser's pages an area as a build with another version of all our shared packages has it: the very build of the
 * stack but for these numbers.
 */
export async function asOtherRelease(context: BrowserContext, area: string, version: number[]): Promise<void> {
  const [here, there] = [await sharedVersion(area), version].map((numbers) => numbers.join('.'));
  for (const file of RELEASED)
    await context.route(new RegExp(`^${remoteUrl(area)}/${file}`), async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const body = text
        .replaceAll(`"${here}"`, `"${there}"`)
        .replaceAll(`^${here}`, `^${there}`)
        .replace(/"offer":"\w+"/, '"offer":"another"');
      if (body === text) throw new Error(`${file} of ${area} names no version`);
      await route.fulfill({ response, body });
    });
}
