// `npm start`: checks Node, installs what the lockfile says, and becomes the local stack's supervisor.
// Flags: --no-seed, --no-web, --build-only; environment: RAB_PORT_BASE (default 8700), RAB_BUILDS (a folder with front-end builds that
// are served in the place of the workspace's, by their names).
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureInstalled, ROOT } from './lib/ensureInstalled.mjs';
import { requireNode } from './lib/requireNode.mjs';

requireNode();
ensureInstalled();
const devnet = join(ROOT, 'packages', 'devnet');
const tsx = createRequire(join(devnet, 'package.json')).resolve('tsx/esm/api');
const { register } = await import(pathToFileURL(tsx).href);
register();
await import(pathToFileURL(join(devnet, 'src', 'main.ts')).href);
