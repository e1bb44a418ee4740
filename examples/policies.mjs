import { createHash, randomBytes } from 'node:crypto';

/** Directives that both pages' policies have in addition to `script-src`. */
const REST = [
  "default-src 'none'",
  "style-src 'self'",
  'font-src https://locks.example',
  'img-src data:',
  'connect-src https://rab.example https://locks.example https://rpc.example https://indexer.example',
  "base-uri 'none'",
];
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types rab-scripts'];

const policyOf = (...directives) => [...REST, ...directives].join('; ');

/** A new nonce for each answer. */
function nonce(html) {
  const value = randomBytes(16).toString('base64');
  return {
    html: html.replaceAll('{nonce}', value),
    policy: policyOf(`script-src 'nonce-${value}' 'strict-dynamic'`, ...TRUSTED_TYPES),
  };
}

/** The hash of the page's inline script, to the byte. */
function hash(html) {
  const [, script = ''] = /<script>(.*?)<\/script>/s.exec(html) ?? [];
  const value = createHash('sha256').update(script).digest('base64');
  return { html, policy: policyOf(`script-src 'sha256-${value}' 'strict-dynamic'`) };
}

/** Pages whose policy a header brings, as it is made with them: the page as it is sent, and that policy. */
export const POLICIES = { '/nonce-policy.html': nonce, '/hash-policy.html': hash };
