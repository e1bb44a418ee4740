/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { ChunkScriptPlugin } from './ChunkScriptPlugin.mjs';
import { buildErrors } from './testing.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rab-chunk-script-'));
  writeFileSync(join(folder, 'late.js'), 'export default 1;\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds a page of this text. Returns the errors' sentences. */
function build(main: string) {
  writeFileSync(join(folder, 'main.js'), main);
  return buildErrors({
    context: folder,
    target: ['web', 'es2022'],
    entry: './main.js',
    output: { path: join(folder, 'dist'), filename: 'main.js' },
    plugins: [new ChunkScriptPlugin()],
  });
}

describe('ChunkScriptPlugin', () => {
  it("takes the place of webpack's loading of scripts [HSE-04]", async () => {
    expect(await build("import('./late.js');\n")).toEqual([]);
    expect(readFileSync(join(folder, 'dist/main.js'), 'utf8')).toContain('_rabScripts');
  });

  it('fails a build that has no such loading to replace [HSE-04]', async () => {
    expect(await build('console.log(1);\n')).toEqual([
      expect.stringMatching(/^The stand-in for webpack's loading of scripts matched nothing: .*docs\/upgrading\.md/),
    ]);
  });
});
