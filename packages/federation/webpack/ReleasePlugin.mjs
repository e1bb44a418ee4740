import { createHash } from 'node:crypto';
import path from 'node:path';
import webpack from 'webpack';
import { integrityOf } from '../serve/integrityOf.mjs';

const PLUGIN = 'RabReleasePlugin';
/** The chunk of a remote's script for partner pages. */
const EMBED = 'embed';
/** Version of the `Host` interface (src/Host.ts), which host and remote must have in common. */
const HOST_VERSION = '2.2.0';

const sorted = (names) => [...names].sort((a, b) => (a < b ? -1 : 1));

/** In the order of its keys: the same content is always the same text, in whatever order modules were built. */
export const byKey = (record) => Object.fromEntries(sorted(Object.keys(record)).map((key) => [key, record[key]]));

const surfaceOf = (shared) => ({ host: HOST_VERSION, shared: byKey(shared) });

/** The module behind a share key; loaded at once it is a dependency, otherwise that of a block. */
const sharedModule = (moduleGraph, module) =>
  [...module.dependencies, ...module.blocks.flatMap(({ dependencies }) => dependencies)]
    .map((dependency) => moduleGraph.getModule(dependency))
    .find(Boolean);

/** What a build offers by its share keys: versions and, where they are ES modules, the names that they export. */
function offerOf({ modules, moduleGraph }) {
  const shared = {};
  for (const module of modules) {
    if (module.type !== 'provide-module') continue;
    const facade = sharedModule(moduleGraph, module);
    const names = facade && moduleGraph.getExportsInfo(facade).getProvidedExports();
    shared[module._name] = { version: module._version, names: Array.isArray(names) ? sorted(names) : null };
  }
  return surfaceOf(shared);
}

/** Name of the chunks of something that a remote exposes, e.g. `app` for `./app`. */
export const chunkNameOf = (expose) => expose.slice(2);

/** The modules behind what a remote exposes. */
function exposedModules({ modules, moduleGraph }, exposes) {
  const names = new Set(exposes.map(chunkNameOf));
  return [...modules]
    .flatMap(({ blocks }) => blocks)
    .filter(({ groupOptions }) => names.has(groupOptions?.name))
    .flatMap(({ dependencies }) => dependencies.map((dependency) => moduleGraph.getModule(dependency)));
}

/** The modules of which some may run once these have: what a share key stands for is the host's and not looked into. */
function reachedFrom(moduleGraph, roots) {
  const reached = new Set(roots);
  for (const module of reached) {
    if (module.type === 'consume-shared-module') continue;
    for (const connection of moduleGraph.getOutgoingConnections(module))
      if (connection.module && connection.isActive(undefined)) reached.add(connection.module);
  }
  return reached;
}

/** What the modules take from share keys: the names that are really used. */
function needsOf({ moduleGraph }, roots, offer) {
  const shared = {};
  const reached = reachedFrom(moduleGraph, roots);
  for (const module of reached) {
    if (module.type !== 'consume-shared-module') continue;
    const key = module.options.shareKey;
    const names = new Set();
    for (const connection of moduleGraph.getIncomingConnections(module)) {
      if (!reached.has(connection.originModule) || !connection.isActive(undefined)) continue;
      for (const reference of connection.dependency.getReferencedExports(moduleGraph, undefined)) {
        const [name] = Array.isArray(reference) ? reference : reference.name;
        // as a whole, by a namespace or import(): any of its names may be used
        for (const used of name ? [name] : (offer.shared[key].names ?? [])) names.add(used);
      }
    }
    shared[key] = { version: offer.shared[key].version, names: offer.shared[key].names && sorted(names) };
  }
  return surfaceOf(shared);
}

/**
 * Every script that a host may load of what a build exposes. What a share key stands for comes from the host: the build's own
 * copies are for pages without one.
 */
function hostFilesOf({ entrypoints, namedChunkGroups }, name, exposes) {
  const groups = new Set(exposes.map(chunkNameOf).map((chunk) => namedChunkGroups.get(chunk)));
  for (const group of groups)
    for (const child of group.childrenIterable)
      if (child.origins.some(({ module }) => module?.type !== 'consume-shared-module')) groups.add(child);
  return sorted(new Set([entrypoints.get(name), ...groups].flatMap(scriptsOf)));
}

/** What a lazily imported page takes besides its area: its files, and what of them stands for share keys. */
function pageOf({ chunkGroups, moduleGraph, chunkGraph }, file) {
  const isPage = ({ dependencies }) =>
    dependencies.some((dependency) => moduleGraph.getModule(dependency)?.nameForCondition() === file);
  const group = chunkGroups.find(({ blocksIterable }) => [...blocksIterable].some(isPage));
  if (!group) throw new Error(`${file} is imported by no import() of this build`);
  const consumed = group.chunks.flatMap((chunk) => [
    ...(chunkGraph.getChunkModulesIterableBySourceType(chunk, 'consume-shared') ?? []),
  ]);
  return { files: scriptsOf(group), shared: sorted(new Set(consumed.map(({ options }) => options.shareKey))) };
}

/** The scripts that a group of chunks takes. */
export const scriptsOf = (group) => group.getFiles().filter((file) => file.endsWith('.js'));

/** Puts the digest of what a host offers into its runtime, or into a script that may run next to other scripts of ours. */
class OfferRuntimeModule extends webpack.RuntimeModule {
  constructor(digest) {
    super('rab offer');
    this.digest = digest;
  }
  generate() {
    return `${webpack.RuntimeGlobals.require}.rabOffer = ${JSON.stringify(this.digest)};`;
  }
}

/**
 * The contract between releases. A host's build says in `offer.<digest>.json` what it offers by its share keys. A remote's
 * says in `mf-manifest.json` where its code is, the hash of every script that a host may load, what it really takes from those
 * keys, and the digest of the offer that it was built with: in a host with the very same one nothing has to be compared. What
 * each of its pages takes is named by the page's route: a host fetches all of it at once.
 */
export class ReleasePlugin {
  /**
   * @param {object} options
   * @param {string} options.name federation name of the build
   * @param {string} options.version of the build's package
   * @param {readonly string[]} [options.exposes] of a remote: what a host may load; a host exposes nothing
   * @param {Readonly<Record<string, string>>} [options.pages] of a remote: by its route, the module of each page
   */
  constructor(options) {
    this.options = options;
  }

  apply(compiler) {
    const { name, version, exposes, pages = {} } = this.options;
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      let offer;
      let digest;
      let needs;
      compilation.hooks.afterOptimizeDependencies.tap(PLUGIN, () => {
        offer = offerOf(compilation);
        digest = createHash('sha256').update(JSON.stringify(offer)).digest('hex').slice(0, 8);
        if (exposes) needs = needsOf(compilation, exposedModules(compilation, exposes), offer);
      });
      compilation.hooks.additionalTreeRuntimeRequirements.tap(PLUGIN, (chunk) => {
        if (!exposes || chunk.name === EMBED) compilation.addRuntimeModule(chunk, new OfferRuntimeModule(digest));
      });
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tap({ name: PLUGIN, stage }, () => {
        const emit = (file, content) =>
          compilation.emitAsset(file, new webpack.sources.RawSource(JSON.stringify(content)));
        if (!exposes) {
          emit(`offer.${digest}.json`, offer);
          return;
        }
        emit('mf-manifest.json', {
          name,
          version,
          entry: scriptsOf(compilation.entrypoints.get(name))[0],
          exposes: Object.fromEntries(
            exposes.map(chunkNameOf).map((chunk) => [chunk, scriptsOf(compilation.namedChunkGroups.get(chunk))]),
          ),
          offer: digest,
          integrity: Object.fromEntries(
            hostFilesOf(compilation, name, exposes).map((file) => [
              file,
              integrityOf(compilation.getAsset(file).source.buffer()),
            ]),
          ),
          needs,
          pages: Object.fromEntries(
            Object.entries(pages).map(([route, module]) => [
              route,
              pageOf(compilation, path.join(compiler.context, module)),
            ]),
          ),
        });
      });
    });
  }
}
