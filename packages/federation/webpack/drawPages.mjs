import { execFile } from 'node:child_process';
import { readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { FACTORIES, PARAMETER } from '../serve/drawnPages.mjs';
import { bundle } from './bundle.mjs';
import { combineDrawings } from './combineDrawings.mjs';
import { sourceConfig } from './sourceConfig.mjs';

const CONFIG = fileURLToPath(new URL('../../../shell/config.example.json', import.meta.url));
const MOST_BYTES = 50_000_000;
const DAY_MS = 86_400_000;
/** Always the same: builds of the same sources are. */
const START = Date.UTC(2026, 0, 1);

/** Sample values of a page's address in its two drawings, and of contracts; the program asks for addresses in small letters. */
const SAMPLES = [
  { address: '0xABaBaBaBABabABabAbAbABAbABabababaBaBABaB', contract: `0x${'3'.repeat(40)}`, number: '1000001' },
  { address: '0xCdCDCdCdcdcdcdCdcDcDCdcDcDCdCdcdCdcDCDcD', contract: `0x${'4'.repeat(40)}`, number: '2000002' },
];
const NUMBERS = new Set([':lockId']);
const sampleOf = (parameter, { address, number }) => (NUMBERS.has(parameter) ? number : address);

/** What a request has from the configuration or the address of its page, each with its placeholder. */
function samplesIn(config, parameter, sample) {
  const [{ exchanges }] = Object.values(config.chains);
  const factories = JSON.stringify(exchanges.map(({ factory }) => factory.toLowerCase()));
  return [[factories, FACTORIES], ...(parameter ? [[sampleOf(parameter, sample).toLowerCase(), PARAMETER]] : [])];
}

/** The example configuration, and one in which all has other names. */
function sampleConfigs() {
  const config = JSON.parse(readFileSync(CONFIG, 'utf8'));
  config.chains = { [config.defaultChainId]: config.chains[config.defaultChainId] };
  const other = structuredClone(config);
  const [chain] = Object.values(other.chains);
  for (const named of [chain, chain.nativeToken, ...chain.baseTokens, ...chain.exchanges]) {
    named.name = `Z ${named.name}`;
    if (named.symbol) named.symbol = `Z${named.symbol}`;
    if (named.logo) named.logo = 'data:,';
  }
  for (const exchange of chain.exchanges)
    exchange.factory = exchange.factory.replace(/^0x.{4}/, '0x0000').toLowerCase();
  chain.scanName = `Z${chain.scanName}`;
  chain.TOKEN_FEE += 1;
  chain.BASE_FEE += 1;
  chain.explorerUrl = 'https://explorer.example';
  for (const [name, link] of Object.entries(other.links))
    if (typeof link === 'string') other.links[name] = `https://other.example/${name}`;
  return [config, other];
}

/**
 * The libraries as they are installed: of them only what the pages' styles are made of is built, as stand-ins are put there.
 * @type {import('webpack').ExternalItemFunctionCallback}
 */
function installed({ context, request, getResolve }, done) {
  if (/^@rab\/|^data:|\.woff2$/.test(request)) return done();
  getResolve({ conditionNames: ['node', 'module-sync', 'import', 'default'] })(context, request).then(
    (file) => {
      const isLibrary = /[\\/]node_modules[\\/]/.test(file) && !/[\\/]@chakra-ui[\\/]/.test(file);
      return isLibrary ? done(null, `module ${pathToFileURL(file)}`) : done();
    },
    () => done(),
  );
  return undefined;
}

/**
 * Draws every page of an area as it is before any data have come, twice: what depends on the address, the configuration or the
 * clock is not the same in both, and does not show.
 * @param {object} options
 * @param {string} options.dir folder of the area
 * @param {readonly string[]} options.routes
 * @returns {Promise<{ pages: Record<string, import('../src/draw/drawPage.tsx').DrawnPage>, refusals: string[] }>} by route, and why others
 *   have none; `FACTORIES` and `PARAMETER` stand in
 *   the body of a question for what it has from the configuration and the address
 */
export async function drawPages({ dir, routes }) {
  const sources = sourceConfig(true);
  const configs = sampleConfigs();
  const drawings = routes.flatMap((route) =>
    SAMPLES.map((sample, at) => ({
      config: configs[at],
      contract: sample.contract,
      path: route.replaceAll(/:\w+/g, (parameter) => sampleOf(parameter, sample)),
      now: START + at * DAY_MS,
    })),
  );
  const entry = `
    import { area } from ${JSON.stringify(path.join(dir, 'src/area.ts'))};
    import { drawPages } from '@rab/federation/draw';
    process.stdout.write(JSON.stringify(await drawPages(area, ${JSON.stringify(drawings)})), () => process.exit());
  `;
  const drawn = await bundle(
    {
      ...sources,
      // no page has a chart before it has data, and Node cannot load its modules
      resolve: { ...sources.resolve, alias: { recharts: false } },
      context: dir,
      target: 'node20',
      entry: `data:text/javascript,${encodeURIComponent(entry)}`,
      externals: [installed],
      experiments: { outputModule: true },
      output: { module: true, library: { type: 'module' }, publicPath: '/', asyncChunks: false },
      optimization: { minimize: false, concatenateModules: false },
    },
    async (file) => {
      renameSync(file, `${file}.mjs`);
      // in a process of its own, which loads the libraries faster than one that reads TypeScript, and ends with all that they began
      const { stdout } = await promisify(execFile)(process.execPath, [`${file}.mjs`], {
        env: { ...process.env, NODE_ENV: 'production' },
        maxBuffer: MOST_BYTES,
      });
      return JSON.parse(stdout);
    },
  );
  const [pages, refusals] = [{}, []];
  for (const [at, route] of routes.entries()) {
    const [parameter] = route.match(/:\w+/) ?? [];
    const samples = SAMPLES.map((sample, each) => samplesIn(configs[each], parameter, sample));
    try {
      pages[route] = combineDrawings(drawn.slice(at * 2, at * 2 + 2), samples);
    } catch (error) {
      refusals.push(`The page at ${route} is not drawn by the build: ${error.message}.`);
    }
  }
  return { pages, refusals };
}
