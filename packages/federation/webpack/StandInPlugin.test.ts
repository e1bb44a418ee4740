/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { StandInPlugin } from './StandInPlugin.mjs';
import { buildErrors } from './testing.ts';

let folder: string;
function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

const LIBRARY = /[\\/]lib[\\/]index\.js$/;
const colors = () => ({
  name: "lib's colours",
  request: './colors.js',
  from: LIBRARY,
  module: join(folder, 'ours.js'),
});
const moved = () => ({
  name: "lib's shapes",
  request: './shapes.js',
  from: LIBRARY,
  module: join(folder, 'shapes.js'),
});

/** Builds the folder. Returns the errors' sentences and what was built. */
async function build(standIns: ConstructorParameters<typeof StandInPlugin>[0], mayMiss = false) {
  const errors = await buildErrors({
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'dist'), filename: 'main.js' },
    cache: { type: 'filesystem', cacheDirectory: join(folder, 'cache') },
    plugins: [new StandInPlugin(standIns, { mayMiss })],
  });
  return { errors, text: errors.length > 0 ? '' : readFileSync(join(folder, 'dist/main.js'), 'utf8') };
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rab-stand-in-'));
  write('node_modules/lib/package.json', JSON.stringify({ name: 'lib', version: '1.0.0', exports: './index.js' }));
  write('node_modules/lib/index.js', "import { color } from './colors.js';\nexport const said = 'it is ' + color;\n");
  write('node_modules/lib/colors.js', "export const color = 'theirs';\n");
  write('ours.js', "export const color = 'ours';\n");
  write('shapes.js', "export const shape = 'ours';\n");
  write('main.js', "import { said } from 'lib';\nconsole.log(said);\n");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('StandInPlugin', () => {
  it('puts our module in the place of one of a library, also where the cache of webpack has it [HSE-04]', async () => {
    for (const run of ['cold', 'warm']) {
      const { errors, text } = await build([colors()]);
      expect([run, errors]).toEqual([run, []]);
      expect(text).toContain('ours');
      expect(text).not.toContain('theirs');
    }
  });

  it('fails a build in which a stand-in matched nothing, and names it and the document [HSE-04]', async () => {
    const { errors } = await build([colors(), moved()]);
    expect(errors).toEqual([
      "The stand-in for lib's shapes matched nothing: the library has moved what it replaces, or has it no longer. docs/upgrading.md says what the stand-in is for; give it the new place, or remove it.",
    ]);
  });

  it('fails a build once the library has renamed the module [HSE-04]', async () => {
    await build([colors()]);
    write('node_modules/lib/index.js', "import { color } from './palette.js';\nexport const said = color;\n");
    write('node_modules/lib/palette.js', "export const color = 'theirs';\n");
    expect((await build([colors()])).errors).toEqual([
      expect.stringMatching(/^The stand-in for lib's colours matched/),
    ]);
  });

  it('leaves alone what another file asks for by the same name [HSE-04]', async () => {
    write('colors.js', "export const color = 'of the page';\n");
    write('main.js', "import { color } from './colors.js';\nconsole.log(color);\n");
    const { errors, text } = await build([colors()], true);
    expect(errors).toEqual([]);
    expect(text).toContain('of the page');
  });

  it('lets a script that uses some of the libraries only be built [HSE-04]', async () => {
    const { errors, text } = await build([colors(), moved()], true);
    expect(errors).toEqual([]);
    expect(text).toContain('ours');
  });
});
