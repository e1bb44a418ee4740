/** What browsers with Trusted Types offer; TypeScript's DOM library does not know it yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptPolicy;
}
interface ScriptPolicy {
  createScriptURL: (url: string) => unknown;
}

/** A script element with the scope of its run: where the chunks of that run of an entry are listed. The name is a contract between releases. */
export type ScopedScript = HTMLScriptElement & { rabRoom?: Record<string, unknown> };

/** How every build on the page makes its script elements, see webpack/ChunkScriptPlugin.mjs. */
export interface PageScripts {
  /** Longest time in ms that one may take. */
  limit: number;
  /** @param chunkScope of the area’s run that asks for it, none where the page itself does: an area's script needs a hash */
  make: (url: string, chunkScope?: object) => ScopedScript;
}

/** Name of our policy in a page's CSP: `trusted-types rab-remotes …`. */
const POLICY = 'rab-remotes';

/**
 * Makes the host's page the one maker of script elements, with one Trusted Types policy however often a build runs.
 * @param origins the only ones that code may come from: the page's own and those of remotes.json, which may grow
 * @param hashes of the scripts of the areas' releases, by address, which may grow; an area's script without one is refused, and another origin's
 * @param limit longest time in ms that a script may take
 */
export function hostScripts(
  origins: ReadonlySet<string>,
  hashes: ReadonlyMap<string, string>,
  limit: number,
): PageScripts {
  const asked = new Map<string, number>();
  const check = (url: string) => {
    const { origin } = new URL(url, location.href);
    if (!origins.has(origin)) throw new Error(`scripts from ${origin} are not allowed here`);
    return url;
  };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy: ScriptPolicy = trustedTypes?.createPolicy(POLICY, { createScriptURL: check }) ?? {
    createScriptURL: check,
  };
  return {
    limit,
    make(url, chunkScope) {
      const { href, origin } = new URL(check(url), location.href);
      const integrity = hashes.get(href);
      if (!integrity && (chunkScope || origin !== location.origin)) throw new Error(`${href} is no part of a release`);
      const count = asked.get(url) ?? 0;
      asked.set(url, count + 1);
      const script = document.createElement('script');
      script.crossOrigin = 'anonymous';
      script.integrity = integrity ?? '';
      // a second try must not join a request that hangs in the browser's cache
      script.src = policy.createScriptURL(count ? `${url}?r=${count}` : url) as string;
      return script;
    },
  };
}

/**
 * Keeps the chunks of each run of an area's entry apart: two runs have the same name for the list of their chunks, and the
 * same numbers for different ones where they are of two releases.
 */
export function isolateChunks(name: string): void {
  const key = `webpackChunk${name}`;
  const scopeOf = () => (document.currentScript as ScopedScript | null)?.rabRoom ?? {};
  Object.defineProperty(globalThis, key, {
    configurable: true,
    get: () => scopeOf()[key],
    set: (chunks) => {
      scopeOf()[key] = chunks;
    },
  });
}
