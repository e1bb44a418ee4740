/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { minimizer } from './minimizer.mjs';
import { buildErrors } from './testing.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rab-minimizer-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A program that mentions a digest, as it is served. */
async function built(digest: string): Promise<string> {
  const names = Array.from({ length: 20 }, (_, index) => `variable${index}`);
  writeFileSync(
    join(folder, 'main.js'),
    `export default function run(${names.join()}) { return () => [${names.join()}, "${digest}"]; }\n`,
  );
  const errors = await buildErrors({
    context: folder,
    entry: './main.js',
    output: { path: join(folder, 'dist'), filename: 'main.js', library: { type: 'commonjs' } },
    optimization: { minimizer: [minimizer()] },
  });
  expect(errors).toEqual([]);
  return readFileSync(join(folder, 'dist/main.js'), 'utf8');
}

describe('minimizer', () => {
  it('gives the same short names whatever digests a script mentions [FED-05]', async () => {
    const [one, other] = ['0123456789'.repeat(4), 'fedcbafedc'.repeat(4)];
    const script = await built(one);
    expect(script).toContain(one);
    expect(script).not.toContain('variable');
    expect(await built(other)).toBe(script.replace(one, other));
  });
});
