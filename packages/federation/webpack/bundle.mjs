import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import webpack from 'webpack';

/**
 * Builds one file aside from a build's own output and hands it over; the file is gone afterwards.
 * @template T
 * @param {import('webpack').Configuration} config without output's path and file name
 * @param {(file: string) => T | Promise<T>} use gets the built file's path
 * @returns {Promise<T>}
 */
export async function bundle(config, use) {
  const folder = mkdtempSync(path.join(tmpdir(), 'rab-bundle-'));
  try {
    const stats = await promisify(webpack)({
      ...config,
      output: { ...config.output, path: folder, filename: 'bundle.cjs' },
      performance: false,
    });
    if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
    return await use(path.join(folder, 'bundle.cjs'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
