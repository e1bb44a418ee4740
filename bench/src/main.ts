import { benchHostile } from './hostile/benchHostile.ts';
import { benchIndexer } from './indexer/benchIndexer.ts';
import { benchLists } from './lists/benchLists.ts';
import { benchSoak } from './soak/benchSoak.ts';
import { benchWeb } from './web/benchWeb.ts';

// `pnpm bench NAME [options]`: prints measurements; exits with 1 when a bar is missed, with 2 for a wrong call.

const BENCHMARKS: Readonly<Record<string, (args: readonly string[]) => Promise<boolean>>> = {
  hostile: benchHostile,
  indexer: benchIndexer,
  lists: benchLists,
  soak: benchSoak,
  web: benchWeb,
};

const [name = '', ...args] = process.argv.slice(2);
const bench = BENCHMARKS[name];
if (!bench) {
  console.error(`There is no benchmark "${name}"; there are: ${Object.keys(BENCHMARKS).join(', ')}.`);
  process.exit(2);
}
// children end with this process
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));
process.exit((await bench(args)) ? 0 : 1);
