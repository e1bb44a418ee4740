/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import webpack from 'webpack';
import { ReleasePlugin } from './ReleasePlugin.mjs';

let folder: string;
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

/** Builds an area whose one module is this text. Returns its manifest. */
async function manifestOf(app: string) {
  write('app.js', app);
  const compiler = webpack({
    mode: 'production',
    context: folder,
    target: ['web', 'es2022'],
    entry: {},
    output: { path: join(folder, 'dist'), uniqueName: 'mf_lock' },
    optimization: { minimize: false },
    plugins: [
      new webpack.container.ModuleFederationPlugin({
        name: 'mf_lock',
        filename: 'remoteEntry.js',
        exposes: { './app': { import: './app.js', name: 'app' } },
        shared: { lib: { singleton: true, version: '1.4.2', requiredVersion: '^1.4.2' } },
      }),
      new ReleasePlugin({ name: 'mf_lock', version: '0.1.0', exposes: ['./app'] }),
    ],
  });
  const stats = await new Promise<webpack.Stats | undefined>((done, fail) =>
    compiler.run((error, result) => (error ? fail(error) : done(result))),
  );
  await new Promise((done) => compiler.close(done));
  expect(stats?.compilation.errors).toEqual([]);
  return JSON.parse(readFileSync(join(folder, 'dist/mf-manifest.json'), 'utf8'));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rab-release-'));
  mkdirSync(join(folder, 'node_modules/lib'), { recursive: true });
  write('node_modules/lib/package.json', '{"name":"lib","version":"1.4.2","type":"module","exports":"./index.js"}');
  write('node_modules/lib/index.js', 'export const A = 1;\nexport const B = 2;\nexport default 3;\n');
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

  it('is said with a hash of every script that a host may load [FED-08]', async () => {
    const { entry, exposes, integrity } = await manifestOf("import { A } from 'lib';\nexport default A;");
    expect(Object.keys(integrity)).toEqual(expect.arrayContaining([entry, ...exposes.app]));
    for (const hash of Object.values(integrity)) expect(hash).toMatch(/^sha256-[\w+/]{43}=$/);
  });
});
