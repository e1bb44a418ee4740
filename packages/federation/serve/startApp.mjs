// `pnpm --filter mf-lock start`: one front-end build alone, rebuilt at every change, against the local stack's back end.
// Environment: RAB_PORT_BASE (8700 by default) selects the local stack, RAB_PORT changes this server's port,
// RAB_CONFIG_URL loads the configuration from another address.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import webpack from 'webpack';
import { APPS } from './areas.mjs';
import { serveBuild } from './serveBuild.mjs';

const WORKSPACE = fileURLToPath(new URL('../../../', import.meta.url));
/** Distance from the stack's own ports, so that both can run at once. */
const OFFSET = 20;

const dir = process.cwd();
const app = path.basename(dir);
const portBase = Number(process.env.RAB_PORT_BASE ?? 8700);
const port = Number(process.env.RAB_PORT ?? portBase + OFFSET + APPS.indexOf(app));
const stateFolder = path.join(WORKSPACE, '.local', String(portBase));
/** Apart from `dist`, which the local stack serves. */
const root = path.join(dir, 'node_modules/.cache/start');

const fail = (message) => {
  console.error(message);
  process.exit(1);
};

/** The file that is served as /config.json. */
async function configFile() {
  const url = process.env.RAB_CONFIG_URL;
  if (!url) {
    const file = path.join(stateFolder, 'config.json');
    if (!existsSync(file))
      console.warn('There is no local stack yet: run `npm start` at the top of the workspace, or set RAB_CONFIG_URL.');
    return file;
  }
  const response = await fetch(url).catch((error) => fail(`${url} could not be loaded: ${error.cause ?? error}`));
  if (!response.ok) fail(`${url} answered HTTP ${response.status}.`);
  const file = path.join(dir, 'node_modules/.cache/config.json');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, await response.text());
  return file;
}

const overrides = { '/config.json': await configFile(), '/remotes.json': path.join(stateFolder, 'remotes.json') };
await serveBuild({ root, port, overrides, cors: true }).catch((error) =>
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is in use; set RAB_PORT to another one.`
      : `The server could not start: ${error.message}`,
  ),
);

const { default: makeConfig } = await import(pathToFileURL(path.join(dir, 'webpack.config.mjs')));
const config = await makeConfig({}, { mode: 'development' });
config.output.path = root;
config.cache.name = 'start';
config.infrastructureLogging = { level: 'error' };

let isFirst = true;
webpack(config).watch({}, (error, stats) => {
  if (error) fail(error.message);
  console.log(stats.toString({ preset: 'errors-warnings', colors: process.stdout.isTTY }));
  if (stats.hasErrors()) return;
  const seconds = ((stats.endTime - stats.startTime) / 1000).toFixed(1);
  console.log(isFirst ? `${app}: http://127.0.0.1:${port} (built in ${seconds} s)` : `rebuilt in ${seconds} s`);
  isFirst = false;
});
