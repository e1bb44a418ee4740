import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';

const PLUGIN = 'RabReproduciblePlugin';
const WORKSPACE = fileURLToPath(new URL('../../../', import.meta.url));
/** The federation's entry is a file whose name is a digest of absolute paths. */
const FEDERATION_ENTRY = /(\.federation\/entry)\.[0-9a-f]{32}/;
/** Ids are short, as the first load names every module that it has several times; some are spare, so that a free one is soon found. */
const IDS_PER_MODULE = 1.1;
/** A few modules more do not change the number of ids, and with it the ids of all others. */
const IDS_AT_ONCE = 500;

/** What a module is called in every folder that holds the workspace. */
const nameOf = (module) =>
  (module.libIdent({ context: WORKSPACE }) ?? module.identifier().replaceAll(WORKSPACE, '')).replace(
    FEDERATION_ENTRY,
    '$1',
  );

const compare = (one, other) => (one < other ? -1 : Number(one > other));

/** A number that follows from the name; `attempt` gives others. */
const numberOf = (name, attempt, range) =>
  createHash('sha256').update(`${attempt}${name}`).digest().readUInt32BE() % range;

/**
 * The same sources are the same bytes: in any folder, at any time, with a warm cache or without one. In the place of webpack's
 * ids for modules, which are made of absolute paths where the modules are the federation's, there are ids of paths in the
 * workspace. And what a module takes from others is in the order of its source, not in that in which they came.
 */
export class ReproduciblePlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap(PLUGIN, (compilation) => {
      const { chunkGraph, moduleGraph } = compilation;
      compilation.hooks.afterOptimizeDependencies.tap(PLUGIN, (modules) => {
        for (const module of modules) {
          const order = new Map(module.dependencies.map((dependency, index) => [dependency, index]));
          const orderOf = ({ dependency }) => order.get(dependency) ?? order.size;
          moduleGraph.getOutgoingConnections(module).sortWith?.((one, other) => orderOf(one) - orderOf(other));
        }
      });
      compilation.hooks.moduleIds.tap(PLUGIN, (modules) => {
        const taken = new Set();
        const named = [...modules]
          .filter((module) => module.needId && chunkGraph.getNumberOfModuleChunks(module) > 0)
          .map((module) => [nameOf(module), module])
          .sort(([one], [other]) => compare(one, other));
        const range = Math.max(1_000, Math.ceil((named.length * IDS_PER_MODULE) / IDS_AT_ONCE) * IDS_AT_ONCE);
        for (const [name, module] of named) {
          let attempt = 0;
          while (taken.has(numberOf(name, attempt, range))) attempt++;
          const id = numberOf(name, attempt, range);
          taken.add(id);
          chunkGraph.setModuleId(module, id);
        }
      });
    });
  }
}
