import webpack from 'webpack';
import { matchedNothing } from './StandInPlugin.mjs';

const PLUGIN = 'RabChunkScriptPlugin';
/** Longer than a slow phone needs for its first files. A host has a shorter one for what it loads later. */
const LIMIT_MS = 10_000;

/**
 * How a build loads its chunks, in the place of webpack's own way. The page has one maker of script elements, the host's
 * or that of the first build on it: one Trusted Types policy, although a build may run several times (Retry, a newer
 * release). A second request for a file has another address: it must not join one that hangs. Every run of an entry has a
 * scope of its own for its chunks, see `isolateChunks` of the host: two releases on one page never mix.
 */
const loadScript = `
const page = globalThis;
const chunkScope = document.currentScript?.rabRoom;
page._rabScripts ??= (() => {
  const asked = {};
  let policy;
  return {
    limit: ${LIMIT_MS},
    make(url) {
      const count = asked[url] = (asked[url] ?? -1) + 1;
      const rules = { createScriptURL: (address) => address };
      policy ??= page.trustedTypes?.createPolicy('rab-scripts', rules) ?? rules;
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.src = policy.createScriptURL(count ? url + '?r=' + count : url);
      return script;
    },
  };
})();
${webpack.RuntimeGlobals.loadScript} = (url, done) => {
  const script = page._rabScripts.make(url, chunkScope);
  script.rabRoom = chunkScope;
  const end = (event) => {
    clearTimeout(timer);
    script.remove();
    done(event);
  };
  const timer = setTimeout(end, page._rabScripts.limit, { type: 'timeout', target: script });
  script.onload = script.onerror = end;
  document.head.append(script);
};`;

/** Gives a build `loadScript` for webpack's own, and fails one in which there is nothing of webpack's to replace. */
export class ChunkScriptPlugin {
  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.thisCompilation.tap(PLUGIN, (compilation) => {
      let isReplaced = false;
      compilation.hooks.runtimeModule.tap(PLUGIN, (module) => {
        if (module.name !== 'load script') return;
        module.generate = () => loadScript;
        isReplaced = true;
      });
      compilation.hooks.afterRuntimeRequirements.tap(PLUGIN, () => {
        if (!isReplaced) compilation.errors.push(matchedNothing("webpack's loading of scripts"));
      });
    });
  }
}
