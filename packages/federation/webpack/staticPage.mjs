import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import webpack from 'webpack';
import { bundle } from './bundle.mjs';
import { sourceConfig } from './sourceConfig.mjs';

const require = createRequire(import.meta.url);
const hashed = (name, extension, text) =>
  `${name}.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${extension}`;

/**
 * The page that a build's HTML shows before any script has run, drawn by its own components.
 * @param {object} options
 * @param {string} options.render module that exports `renderPage(): { html, css }`
 * @param {string} options.css rules of the static page besides
 * @param {string} options.script runs before the first paint
 * @param {boolean} isProduction
 * @returns {Promise<{ parameters: object, plugin: import('webpack').WebpackPluginInstance }>} parameters of the HTML
 *   template, `html` and `files: { css, script, font }`, and a plugin that emits the files
 */
export async function staticPage({ render, css, script }, isProduction) {
  const page = await bundle(
    {
      ...sourceConfig(isProduction),
      target: 'node',
      entry: render,
      output: { library: { type: 'commonjs2' }, publicPath: '/' },
      optimization: { minimize: false },
    },
    (file) => require(file).renderPage(),
  );
  const texts = { css: page.css + readFileSync(css, 'utf8'), script: readFileSync(script, 'utf8') };
  const [font] = page.css.match(/\/a\/[^)]+\.woff2/) ?? [];
  const files = { font, css: hashed('static', 'css', texts.css), script: hashed('first', 'js', texts.script) };
  return {
    parameters: { html: page.html, files },
    plugin: {
      apply: (compiler) =>
        compiler.hooks.thisCompilation.tap('StaticPage', (compilation) =>
          compilation.hooks.processAssets.tap(
            { name: 'StaticPage', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
            () => {
              for (const kind of ['css', 'script'])
                compilation.emitAsset(files[kind], new webpack.sources.RawSource(texts[kind]));
            },
          ),
        ),
    },
  };
}
