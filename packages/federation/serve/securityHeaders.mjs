import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { integrityOf } from './integrityOf.mjs';

/** The one inline style that Emotion adds, whose rules go in through the CSSOM. */
const EMPTY_STYLE = `'${integrityOf('')}'`;
/** The relays of Wallet Connect; in the policy only where a project id is configured. */
const WALLET_CONNECT = ['wss://relay.walletconnect.com', 'wss://relay.walletconnect.org'];

/** CSP sources of the elements of one kind whose text is in the page; `attributes` is what they have in addition, as a regular expression. */
const inlineSources = (html, tag, attributes = '') =>
  [...html.matchAll(new RegExp(`<${tag}${attributes}>(.*?)</${tag}>`, 'gs'))].map(
    ([, text]) => `'${integrityOf(text)}'`,
  );
const originsOf = (urls) => [...new Set(urls.map((url) => new URL(url).origin))];

/**
 * The security headers of one build, the one source for every host that serves it: the local stack, `_headers` files,
 * nginx. No unsafe-inline, no unsafe-eval; scripts come from the build's own origin and those of the remotes, and reach the
 * page through Trusted Types policies with known names.
 * @param {object} build
 * @param {import('@rab/config').AppConfigInput} build.config the environment's config.json
 * @param {string} build.html its index.html: the style and the script of the first paint stand in it, allowed by their hashes
 * @param {readonly { name: string, entry: string }[]} [build.remotes] those of its remotes.json; none for a remote
 * @returns {Record<string, string>} header name, in lower case, to value
 */
export function securityHeaders({ config, html, remotes = [] }) {
  const chains = Object.values(config.chains);
  const isLocal = chains.some(({ local }) => local);
  const remoteOrigins = originsOf(remotes.map(({ entry }) => entry));
  const services = originsOf([
    ...chains.flatMap(({ rpcUrls, subgraphs, safe }) => [
      ...rpcUrls,
      ...Object.values(subgraphs),
      ...(safe ? [safe.service] : []),
    ]),
    config.content.gateway,
    config.content.upload,
    ...(config.prices ? [config.prices] : []),
  ]);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remoteOrigins, ...inlineSources(html, 'script')],
    'style-src': ["'self'", EMPTY_STYLE, ...inlineSources(html, 'style')],
    'font-src': ["'self'", ...remoteOrigins],
    // made of texts in the scripts above, see `startWorker`
    'worker-src': ['blob:'],
    // project owners may link to a logo on any server
    'img-src': ["'self'", 'data:', 'https:', ...(isLocal ? ['http:'] : [])],
    'connect-src': [
      "'self'",
      ...remoteOrigins,
      ...services,
      // on a development machine other chains and stores come and go
      ...(isLocal ? ['http://127.0.0.1:*'] : []),
      ...(config.wallet.walletConnectProjectId ? WALLET_CONNECT : []),
    ],
    // players of projects' videos that set no cookie before they play
    'frame-src': ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': config.wallet.safeHosts?.length ? config.wallet.safeHosts : ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // the host's, that of a page without one, and that of workers
    'trusted-types': ['rab-remotes', 'rab-scripts', 'rab-workers'],
  };
  // `same-origin` alone would cut the page off from the windows that wallets open
  return withPolicy(directives, 'same-origin-allow-popups');
}

/**
 * The security headers of the guide, whose pages stand alone: they know no wallet, and no other origin. Their inline scripts are
 * allowed by their hashes; no page has a style that is inline. Scripts reach the page through the policy of Vue.
 * @param {readonly string[]} pages the HTML of every page of the build
 * @returns {Record<string, string>} header name, in lower case, to value
 */
export function guideHeaders(pages) {
  const scripts = new Set(pages.flatMap((html) => inlineSources(html, 'script', '(?: id="[^"]*")?')));
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'"],
    'font-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
    'connect-src': ["'self'"],
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['vue'],
  };
  return withPolicy(directives, 'same-origin');
}

/** What every page gets, with a policy of its own. */
const withPolicy = (directives, openerPolicy) => ({
  'content-security-policy': Object.entries(directives)
    .map(([directive, values]) => `${directive} ${values.join(' ')}`)
    .join('; '),
  'cross-origin-opener-policy': openerPolicy,
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
});

/**
 * The HTML of the pages in a folder that the guide's build has made.
 * @param {string} folder
 * @throws where it cannot be read
 */
export const guidePages = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.html'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** What a Safe reads of the shell before anybody opens it there: other origins may read it. */
export const OPEN_PATHS = ['/manifest.json', '/favicon.svg'];

/** Those, as a part of a `_headers` file. */
export const OPEN_HEADERS = OPEN_PATHS.map((path) => `${path}\n  access-control-allow-origin: *\n`).join('');

/**
 * The headers as a `_headers` file (Netlify, Cloudflare Pages): for every path.
 * @param {Record<string, string>} headers
 */
export const asHeadersFile = (headers) =>
  `/*\n${Object.entries(headers)
    .map(([header, value]) => `  ${header}: ${value}\n`)
    .join('')}`;

/**
 * The headers as nginx directives, to be included in the `server` block of the build.
 * @param {Record<string, string>} headers
 */
export const asNginx = (headers) =>
  Object.entries(headers)
    .map(([header, value]) => `add_header ${header} "${value.replaceAll('"', '\\"')}" always;\n`)
    .join('');
