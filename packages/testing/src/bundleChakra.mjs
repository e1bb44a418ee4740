import { existsSync, readFileSync, renameSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, version as bundler } from 'esbuild';

const HERE = dirname(fileURLToPath(import.meta.url));
const LIBRARY = '@chakra-ui/react';
const { version } = JSON.parse(readFileSync(createRequire(import.meta.url).resolve(`${LIBRARY}/package.json`), 'utf8'));

/** The component library in one file, for tests: its thousand modules take each test file a second, the one file a third of that. */
export const CHAKRA = join(HERE, `../node_modules/.cache/chakra-${version}-${bundler}.cjs`);

/** Writes the file where it is missing, as jest's global set-up. Two runs may do so at once. */
export default async function bundleChakra() {
  if (existsSync(CHAKRA)) return;
  const own = `${CHAKRA}.${process.pid}`;
  await build({
    stdin: { contents: `export * from '${LIBRARY}';`, resolveDir: HERE },
    outfile: own,
    bundle: true,
    format: 'cjs',
    platform: 'browser',
    // React and what carries a context are the page's own
    external: ['react', 'react/*', 'react-dom', 'react-dom/*', '@emotion/react'],
    logLevel: 'warning',
  });
  renameSync(own, CHAKRA);
}
