import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const LIMIT_MS = 6_000;
const asked = new Map<string, number>();

/** A second try of the same address must not join a hanging request in the browser's cache. */
function fresh(url: string): string {
  const count = asked.get(url) ?? 0;
  asked.set(url, count + 1);
  if (count === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}r=${count}`;
}

/**
 * Time limits and CORS mode for everything that the federation runtime fetches itself.
 * @param toScriptUrl refuses what must not run here, see `allowedScripts`
 */
export const resiliencePlugin = (toScriptUrl: (url: string) => string): ModuleFederationRuntimePlugin => ({
  name: 'rab-resilience',
  fetch: (url, init) => fetch(fresh(url), { ...init, cache: 'no-cache', signal: AbortSignal.timeout(LIMIT_MS) }),
  createScript({ url }) {
    const script = document.createElement('script');
    script.src = toScriptUrl(fresh(url));
    script.async = true;
    script.crossOrigin = 'anonymous';
    return { script, timeout: LIMIT_MS };
  },
  createLink({ url, attrs }) {
    const link = document.createElement('link');
    for (const [key, value] of Object.entries(attrs ?? {})) link.setAttribute(key, String(value));
    link.href = url;
    link.crossOrigin = 'anonymous';
    return link;
  },
});
