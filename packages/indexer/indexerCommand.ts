/**
 * Heap of the process, MB: a long backfill takes what it gets, a fifth of it for Ponder's cache of rows. An embedded database
 * takes some 450 MB of its own in addition to the heap, and fewer requests run at once.
 */
const HEAP_MB = { PostgreSQL: 1024, embedded: 512 };
export const DEFAULT_SCHEMA = 'rab';

/**
 * Command line of the indexer for other programs: `start` indexes and serves, `serve` only serves what a started one
 * writes into the same PostgreSQL database.
 * @param env the settings that the process will get in its environment (settings.ts)
 */
export function indexerCommand(
  command: 'start' | 'serve',
  port: number,
  env: Readonly<Record<string, string | undefined>>,
  ...flags: readonly string[]
) {
  return {
    command: process.execPath,
    args: [
      `--max-old-space-size=${env.DATABASE_URL ? HEAP_MB.PostgreSQL : HEAP_MB.embedded}`,
      'node_modules/ponder/dist/esm/bin/ponder.js',
      ...[command, '--schema', env.DATABASE_SCHEMA ?? DEFAULT_SCHEMA],
      ...['--hostname', '127.0.0.1', '--port', String(port), ...flags],
    ],
    cwd: import.meta.dirname,
  };
}
