#!/usr/bin/env node
// Proves the properties in `properties/`: solc's model checker turns them and the sources that they call into formulas, and Debian's
// z3 decides those. `pnpm --filter @rab/evm prove [--only NAME]` fails on a property that is not proved. A property is one external
// function: its assertions hold for every argument that its requirements let through, and some argument gets through.
import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { proofOf, propertiesOf } from './proofOf.mjs';

const FOLDER = fileURLToPath(new URL('./properties', import.meta.url));

const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, one: { type: 'string' } } });

/** One property in a process of its own: the compiler and the solver block. */
const inProcess = (id) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [fileURLToPath(import.meta.url), '--one', id], {
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.on('close', (code) => resolve(code === 0));
  });

if (values.one) {
  const [file, name] = values.one.split(':');
  const started = Date.now();
  const { isProved, why } = proofOf(join(FOLDER, file), name);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  console.log(`${file} ${name}: ${isProved ? 'proved' : `NOT PROVED, ${why}`} (${seconds} s)`);
  process.exit(isProved ? 0 : 1);
}

const queue = readdirSync(FOLDER)
  .sort()
  .flatMap((file) => propertiesOf(join(FOLDER, file)).map((name) => `${file}:${name}`))
  .filter((id) => id.includes(values.only));
const all = queue.length;
let proved = 0;
const work = async () => {
  for (let id = queue.shift(); id; id = queue.shift()) if (await inProcess(id)) proved += 1;
};
await Promise.all(Array.from({ length: availableParallelism() }, work));
console.log(`${proved} of ${all} properties proved`);
process.exit(proved === all && all > 0 ? 0 : 1);
