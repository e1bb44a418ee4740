import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { bundle } from './bundle.mjs';
import { sourceConfig } from './sourceConfig.mjs';

const require = createRequire(import.meta.url);

/**
 * The page that a build's HTML shows before any script has run, drawn by its own components.
 * @param {object} options
 * @param {string} options.render module that exports `renderPage(): { html, css }`
 * @param {string} options.css rules of the static page besides
 * @param {string} options.script runs before the first paint
 * @param {string} options.tooOld marks a browser that is too old; in the page before everything else
 * @param {boolean} isProduction
 * @returns {Promise<{ html: string, css: string, script: string, font: string }>} parameters of the HTML template; rules and
 *   script stand in the page itself, a round trip earlier than files would come, and `securityHeaders` allows just them
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
  const [font] = page.css.match(/\/a\/[^)]+\.woff2/) ?? [];
  return { html: page.html, css: page.css + readFileSync(css, 'utf8'), script: readFileSync(script, 'utf8'), font };
}
