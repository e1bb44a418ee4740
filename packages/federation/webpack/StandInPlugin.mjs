import webpack from 'webpack';

const PLUGIN = 'RabStandInPlugin';

/**
 * A module of ours in the place of one of a library.
 * @typedef {object} StandIn
 * @property {string} name what it takes the place of, as its row of docs/upgrading.md calls it
 * @property {string | RegExp} request how the library's module is asked for
 * @property {RegExp} [from] the files that ask for it; any file where this is left out
 * @property {string} module absolute path of ours, which is no other rule's
 */

/** What a build says of a stand-in, for a module or for a part of webpack's runtime, that took nothing's place. */
export const matchedNothing = (name) =>
  new webpack.WebpackError(
    `The stand-in for ${name} matched nothing: the library has moved what it replaces, or has it no longer. ` +
      'docs/upgrading.md says what the stand-in is for; give it the new place, or remove it.',
  );

const isAskedBy = (request, asked) => (typeof request === 'string' ? request === asked : request.test(asked));
const replaces = ({ request, from }, resolved) =>
  isAskedBy(request, resolved.request) && (!from || from.test(resolved.contextInfo.issuer));

/** Puts modules of ours in the place of modules of libraries. The build fails where one of them has replaced nothing. */
export class StandInPlugin {
  #standIns;
  #mayMiss;

  /**
   * @param {readonly StandIn[]} standIns
   * @param {object} [options]
   * @param {boolean} [options.mayMiss] true for a script that uses some of the libraries only
   */
  constructor(standIns, { mayMiss = false } = {}) {
    [this.#standIns, this.#mayMiss] = [standIns, mayMiss];
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap(PLUGIN, (factory) => {
      factory.hooks.beforeResolve.tap(PLUGIN, (resolved) => {
        const standIn = this.#standIns.find((each) => replaces(each, resolved));
        if (standIn) resolved.request = standIn.module;
      });
    });
    if (this.#mayMiss) return;
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      // asks the finished graph: what webpack has in its cache is not resolved again
      compilation.hooks.finishModules.tap(PLUGIN, (modules) => {
        const built = new Set([...modules].map((module) => module.nameForCondition()));
        for (const { name, module } of this.#standIns)
          if (!built.has(module)) compilation.errors.push(matchedNothing(name));
      });
    });
  }
}
