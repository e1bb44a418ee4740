#!/usr/bin/env node
// Forge wants a solc executable; npm's `solc` is a JavaScript build. This wrapper speaks the two dialects forge uses.
const { readFileSync } = require('node:fs');
const solc = require('solc');

const args = process.argv.slice(2);
if (args.includes('--version')) {
  console.log('solc, the solidity compiler commandline interface');
  console.log(`Version: ${solc.version().replace('.Emscripten.clang', '.Linux.g++')}`);
} else if (args.includes('--standard-json')) {
  process.stdout.write(solc.compile(readFileSync(0, 'utf8')));
} else {
  console.error(`solc wrapper: unsupported arguments ${JSON.stringify(args)}`);
  process.exitCode = 1;
}
