// `node buildPlain.mjs FOLDER`: builds the shell and the areas as one application without federation, from the same
// sources and with the same configuration but for what federation adds.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { APPS } from '@rab/federation/areas';
import webpack from 'webpack';

const HERE = import.meta.dirname;
const WORKSPACE = fileURLToPath(new URL('../../../../', import.meta.url));
const FEDERATION = 'ModuleFederationPlugin';
/** Plugins of a federated build that one application has no use for. */
const FEDERATED = new Set([
  FEDERATION,
  'ReleasePlugin',
  'ReproduciblePlugin',
  'ChunkScriptPlugin',
  'HeadPreloadPlugin',
  'SharingRuntimePlugin',
]);

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Say into which folder.');

const configOf = async (app) => {
  const { default: makeConfig } = await import(pathToFileURL(path.join(WORKSPACE, app, 'webpack.config.mjs')));
  return makeConfig({}, { mode: 'production' });
};
const nameOf = (plugin) => plugin.constructor.name;

/** A module that loads, by `area/expose`, what each area lets hosts load. */
async function partsModule() {
  const lines = [];
  for (const app of APPS.filter((other) => other !== 'shell')) {
    const { context, plugins } = await configOf(app);
    const { name, exposes } = plugins.find((plugin) => nameOf(plugin) === FEDERATION)._options;
    for (const [expose, { import: files }] of Object.entries(exposes)) {
      // brings a host of its own and is no host's to load
      if (expose === './mount') continue;
      const request = JSON.stringify(path.join(context, files[0]));
      lines.push(`${JSON.stringify(path.posix.join(name, expose))}: () => import(${request}),`);
    }
  }
  return `export default {\n${lines.join('\n')}\n};\n`;
}

mkdirSync(folder, { recursive: true });
const parts = path.join(folder, 'parts.js');
writeFileSync(parts, await partsModule());

const config = await configOf('shell');
const own = config.plugins.filter((plugin) => !FEDERATED.has(nameOf(plugin)));
if (config.plugins.length - own.length !== FEDERATED.size) throw new Error('The plugins of a build have other names.');
const stats = await promisify(webpack)({
  ...config,
  output: {
    ...config.output,
    path: path.join(folder, 'dist'),
    uniqueName: 'plain',
    // in a federated build the host makes the scripts under this name
    trustedTypes: { policyName: 'rab-remotes' },
  },
  cache: false,
  optimization: { ...config.optimization, moduleIds: 'deterministic' },
  resolve: {
    ...config.resolve,
    alias: {
      ...config.resolve.alias,
      '@rab/federation/runtime-core$': false,
      '@rab/federation/provide$': false,
      'rab-area-parts$': parts,
      // for the module that replaces another one here
      'rab-react$': path.join(WORKSPACE, 'shell/node_modules/react'),
    },
  },
  plugins: [
    ...own,
    // the runtime says what a federated build offers
    new webpack.DefinePlugin({ '__webpack_require__.rabOffer': '""' }),
    new webpack.NormalModuleReplacementPlugin(/^\.\/remoteModules\.ts$/, path.join(HERE, 'areaModules.mjs')),
    new webpack.NormalModuleReplacementPlugin(/\/LateContent\.tsx$/, path.join(HERE, 'LateContent.mjs')),
  ],
});
if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
