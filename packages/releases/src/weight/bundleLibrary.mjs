// `node bundleLibrary.mjs "export { lockAct } from '@rab/sdk';"` bundles what somebody takes of the library, as their build would:
// without viem, which they have. Prints the bytes (gzip) that are loaded at once and later, and the modules in them.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { sourceConfig } from '@rab/federation/webpack/sources';
import webpack from 'webpack';

const folder = mkdtempSync(join(tmpdir(), 'rab-sdk-'));
const entry = join(folder, 'taken.mjs');
const out = join(folder, 'out');
writeFileSync(entry, process.argv[2] ?? '');
const { module, mode, resolve } = sourceConfig(true);
const compiler = webpack({
  mode,
  module,
  entry,
  target: ['web', 'es2022'],
  experiments: { outputModule: true },
  externals: [/^viem(?:\/|$)/],
  externalsType: 'module',
  output: { path: out, filename: 'first.mjs', library: { type: 'module' } },
  resolve: { ...resolve, alias: { '@rab/sdk': join(import.meta.dirname, '../../../sdk/src/index.ts') } },
});
const stats = await promisify(compiler.run.bind(compiler))();
if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
const all = { all: false, modules: true, nestedModules: true, modulesSpace: 10_000, nestedModulesSpace: 10_000 };
const sizeOf = (name) => gzipSync(readFileSync(join(out, name))).length;
const later = readdirSync(out).filter((name) => name !== 'first.mjs');
const modules = stats.toJson(all).modules.flatMap((found) => [found, ...(found.modules ?? [])].map(({ name }) => name));
console.log(
  JSON.stringify({ first: sizeOf('first.mjs'), later: later.reduce((sum, name) => sum + sizeOf(name), 0), modules }),
);
rmSync(folder, { recursive: true });
