/** Heap of the process, MB: a long backfill takes what it gets, and its caches are sized by it. */
const HEAP_MB = 1024;
export const DEFAULT_SCHEMA = 'rab';

/**
 * Command line of the indexer for other programs: `start` indexes and serves, `serve` only serves what a started one
 * writes into the same PostgreSQL database. Settings are in the environment (settings.ts).
 */
export function indexerCommand(command: 'start' | 'serve', port: number, ...flags: readonly string[]) {
  return {
    command: process.execPath,
    args: [
      `--max-old-space-size=${HEAP_MB}`,
      'node_modules/ponder/dist/esm/bin/ponder.js',
      ...[command, '--schema', process.env.DATABASE_SCHEMA ?? DEFAULT_SCHEMA],
      ...['--hostname', '127.0.0.1', '--port', String(port), ...flags],
    ],
    cwd: import.meta.dirname,
  };
}
