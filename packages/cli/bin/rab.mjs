#!/usr/bin/env node
// The command line, out of a checkout: `node packages/cli/bin/rab.mjs`. The sources are compiled as they are loaded.
import { register } from 'node:module';
import { messageMacros } from '@rab/federation/messages';

register('./sources.mjs', { parentURL: import.meta.url, data: messageMacros });
const { run } = await import('../src/run.ts');
process.exitCode = await run(process.argv.slice(2), {
  env: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
});
