/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import webpack from 'webpack';
import { ReleasePlugin } from './ReleasePlugin.mjs';
import { buildErrors } from './testing.ts';

let folder: string;
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

const shared = (version: string) => ({ singleton: true, version, requiredVersion: `^${version}` });
const built = (file: string) => readFileSync(join(folder, 'dist', file));

/** Builds an area whose first module is this text. Returns its manifest. */
async function manifestOf(app: string) {
  write('app.js', app);
  const errors = await buildErrors({
    context: folder,
    target: ['web', 'es2022'],
    entry: { embed: './embed.js' },
    output: { path: join(folder, 'dist'), uniqueName: 'mf_lock' },
    optimization: { minimize: false },
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: 'mf_lock',
        filename: 'remoteEntry.js',
        exposes: { './app': { import: './app.js', name: 'app' } },
        shared: { lib: shared('1.4.2'), base: shared('2.0.0') },
      }),
      new ReleasePlugin({ name: 'mf_lock', version: '0.1.0', exposes: ['./app'] }),
    ],
  });
  expect(errors).toEqual([]);
  return JSON.parse(built('mf-manifest.json').toString());
}

/** A package of ES modules. */
function writePackage(name: string, version: string, text: string) {
  mkdirSync(join(folder, 'node_modules', name), { recursive: true });
  write(`node_modules/${name}/package.json`, JSON.stringify({ name, version, type: 'module', exports: './index.js' }));
  write(`node_modules/${name}/index.js`, text);
}
const LIB = 'export const A = 1;\nexport const B = 2;\nexport default 3;\n';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rab-release-'));
  writePackage('lib', '1.4.2', LIB);
  writePackage('base', '2.0.0', 'export const C = 4;\n');
  write('embed.js', '');
  write('page.js', "import { B } from 'lib';\nexport default B;");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('what an area needs of a shared package', () => {
  it.each([
    ['one name', "import { A } from 'lib';\nexport default A;", ['A']],
    ['a name by a namespace', "import * as lib from 'lib';\nexport default lib.A;", ['A']],
    ['a name that is passed on', "export { B } from 'lib';", ['B']],
    ['the default', "import lib from 'lib';\nexport default lib;", ['default']],
    ['what the package has not', "import { C } from 'lib';\nexport default C;", ['C']],
    ['nothing that is used', "import { A } from 'lib';\nexport default 1;", []],
    ['the whole', "import * as lib from 'lib';\nexport default (name) => lib[name];", ['A', 'B', 'default']],
    ['all of it passed on', "export * from 'lib';", ['A', 'B', 'default']],
    ['the whole when it is used', "export default () => import('lib');", ['A', 'B', 'default']],
  ])('is %s [FED-02]', async (_, app, names) => {
    const { needs } = await manifestOf(app);
    expect(needs.shared.lib?.names ?? []).toEqual(names);
  });

  it('is also what its lazy parts take [FED-02]', async () => {
    const { needs } = await manifestOf("import { A } from 'lib';\nexport default () => [A, import('./page.js')];");
    expect(needs.shared.lib.names).toEqual(['A', 'B']);
  });

  it('is not what that package takes itself: the host has it with its own [FED-02]', async () => {
    writePackage('lib', '1.4.2', `export { C } from 'base';\n${LIB}`);
    const { needs } = await manifestOf("import { A } from 'lib';\nexport default A;");
    expect(Object.keys(needs.shared)).toEqual(['lib']);
  });

  it('is said with a hash of every script that a host may load [FED-08]', async () => {
    const page = "import(/* webpackChunkName: 'page' */ './page.js')";
    const { entry, exposes, integrity } = await manifestOf(
      `import { A } from 'lib';\nexport default () => [A, ${page}];`,
    );
    expect(Object.keys(integrity)).toEqual([entry, ...exposes.app, 'page.js'].sort());
    for (const [file, hash] of Object.entries(integrity))
      expect([file, hash]).toEqual([file, `sha256-${createHash('sha256').update(built(file)).digest('base64')}`]);
  });
});

describe('the short name of what a build offers', () => {
  const APP = "import { A } from 'lib';\nexport default A;";

  it('is the same for the same shared packages, whatever the area is, and another one for others [FED-02]', async () => {
    const { offer } = await manifestOf(APP);
    expect((await manifestOf("import lib from 'lib';\nexport default lib;")).offer).toBe(offer);
    writePackage('lib', '1.4.2', `${LIB}export const D = 5;\n`);
    expect((await manifestOf(APP)).offer).not.toBe(offer);
  });

  it('is in the script for partner pages, and not in that for hosts [FED-06]', async () => {
    const { entry, offer } = await manifestOf(APP);
    expect(built('embed.js').toString()).toContain(`.rabOffer = "${offer}"`);
    expect(built(entry).toString()).not.toContain('rabOffer');
  });
});
