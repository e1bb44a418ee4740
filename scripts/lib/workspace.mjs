import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './ensureInstalled.mjs';

const folders = [
  ...readdirSync(ROOT).filter((name) => name.startsWith('mf-')),
  ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`),
  ...['shell', 'e2e', 'bench', 'deploy', 'guide'],
];

/** Every package of the workspace: its folder, and the folders of the packages that it names in its package.json. */
export function readWorkspace() {
  const manifests = folders.map((folder) => ({
    folder,
    manifest: JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')),
  }));
  const folderOf = new Map(manifests.map(({ folder, manifest }) => [manifest.name, folder]));
  return manifests.map(({ folder, manifest: { dependencies, devDependencies } }) => ({
    folder,
    needs: Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => folderOf.get(name) ?? []),
  }));
}

/** Which areas a scenario file opens; one that is not in the list opens all. */
export const readAreasOfSpecs = () => JSON.parse(readFileSync(join(ROOT, 'e2e/areasOfSpecs.json'), 'utf8'));

/** The scenario files of the product. */
export const readSpecs = () => readdirSync(join(ROOT, 'e2e')).filter((name) => name.endsWith('.spec.ts'));
