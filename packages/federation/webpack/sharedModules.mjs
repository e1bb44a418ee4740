import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/**
 * Shared facades: whole libraries are never shared, they would lose tree shaking (Chakra shared whole: 1.18 MB raw). Our
 * own packages re-export exactly what the product uses, split by what pages need together.
 */
export const FACADES = [
  '@rab/config',
  '@rab/contracts',
  '@rab/contracts/abis',
  '@rab/language',
  '@rab/ui',
  '@rab/ui/action',
  '@rab/ui/address',
  '@rab/ui/connected',
  '@rab/ui/data',
  '@rab/ui/forms',
  '@rab/ui/overlay',
  '@rab/ui/router',
  '@rab/ui/shadow',
  '@rab/wallet-context',
  '@rab/wallet-context/reads',
  '@rab/wallet-context/transactions',
  '@rab/wallet-context/wallet',
];
const LIBRARIES = ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'];

const packageOf = (key) =>
  key
    .split('/')
    .slice(0, key.startsWith('@') ? 2 : 1)
    .join('/');
const versionOf = (key) => JSON.parse(readFileSync(require.resolve(`${packageOf(key)}/package.json`), 'utf8')).version;

/** What every page needs at once. The host carries it in its first files: no round trip more, and better compression. */
const FIRST = new Set([
  ...LIBRARIES,
  '@rab/config',
  '@rab/contracts',
  '@rab/language',
  '@rab/ui',
  '@rab/ui/connected',
  '@rab/ui/router',
  '@rab/wallet-context',
]);

/**
 * Module Federation's `shared`: one copy of each on a combined page.
 * @param {boolean} isRemote a remote loads a shared module only where its host brings none
 */
export const sharedModules = (isRemote) =>
  Object.fromEntries(
    [...LIBRARIES, ...FACADES].map((key) => {
      const version = versionOf(key);
      return [key, { singleton: true, version, requiredVersion: `^${version}`, eager: !isRemote && FIRST.has(key) }];
    }),
  );
