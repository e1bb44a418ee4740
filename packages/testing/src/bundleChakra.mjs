import { existsSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import library from '@chakra-ui/react/package.json' with { type: 'json' };
import { build, version as bundler } from 'esbuild';

const HERE = dirname(fileURLToPath(import.meta.url));

/** The component library in one file, for tests: its thousand modules take each test file a second, the one file a third of that. */
export const CHAKRA = join(HERE, `../.cache/chakra-${library.version}-${bundler}.cjs`);

/** Writes the file where it is missing, as jest's global set-up. Two runs may do so at once. */
export default async function bundleChakra() {
  if (existsSync(CHAKRA)) return;
  const own = `${CHAKRA}.${process.pid}`;
  await build({
    stdin: { contents: `export * from '${library.name}';`, resolveDir: HERE },
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
