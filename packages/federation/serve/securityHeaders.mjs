/** SHA-256 of the empty text: the one inline style that Emotion adds, whose rules go in through the CSSOM. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
/** The relays of Wallet Connect; in the policy only where a project id is configured. */
const WALLET_CONNECT = ['wss://relay.walletconnect.com', 'wss://relay.walletconnect.org'];

const originsOf = (urls) => [...new Set(urls.map((url) => new URL(url).origin))];

/**
 * The security headers of one build, the one source for every host that serves it: the local stack, `_headers` files,
 * nginx. No unsafe-inline, no unsafe-eval; scripts come from the build's own origin and those of the remotes, and reach the
 * page through Trusted Types policies with known names.
 * @param {object} build
 * @param {string} build.name federation name of the build, e.g. `shell`
 * @param {import('@rab/contracts').AppConfigInput} build.config the environment's config.json
 * @param {readonly { name: string, entry: string }[]} [build.remotes] those of its remotes.json; none for a remote
 * @returns {Record<string, string>} header name, in lower case, to value
 */
export function securityHeaders({ name, config, remotes = [] }) {
  const chains = Object.values(config.chains);
  const isLocal = chains.some(({ local }) => local);
  const remoteOrigins = originsOf(remotes.map(({ entry }) => entry));
  const services = originsOf([
    ...chains.flatMap(({ rpcUrls, subgraphs }) => [...rpcUrls, ...Object.values(subgraphs)]),
    config.content.gateway,
    config.content.upload,
  ]);
  const builds = [name, ...remotes.map((remote) => remote.name)];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...remoteOrigins],
    'style-src': ["'self'", EMPTY_STYLE],
    'font-src': ["'self'", ...remoteOrigins],
    // project owners link to their logos wherever they lie
    'img-src': ["'self'", 'data:', 'https:', ...(isLocal ? ['http:'] : [])],
    'connect-src': [
      "'self'",
      ...remoteOrigins,
      ...services,
      // on a development machine other chains and stores come and go
      ...(isLocal ? ['http://127.0.0.1:*'] : []),
      ...(config.wallet.walletConnectProjectId ? WALLET_CONNECT : []),
    ],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['rab-remotes', 'mf', 'webpack', ...builds.map((build) => `${build}#webpack`)],
  };
  return {
    'content-security-policy': Object.entries(directives)
      .map(([directive, values]) => `${directive} ${values.join(' ')}`)
      .join('; '),
    // `same-origin` alone would cut the page off from the windows that wallets open
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}

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
