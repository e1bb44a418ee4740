/** What browsers with Trusted Types offer; TypeScript's DOM library does not know it yet. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptPolicy;
}
interface ScriptPolicy {
  createScriptURL: (url: string) => unknown;
}

/** Name of our policy in a page's CSP: `trusted-types rab-remotes …`. */
const POLICY = 'rab-remotes';

/**
 * Turns an address into one that a script element takes, under Trusted Types too.
 * @param origins the only ones that code may come from: those of remotes.json. A manifest must not bring in another.
 * @returns a function that throws for every other origin
 */
export function allowedScripts(origins: ReadonlySet<string>): (url: string) => string {
  const check = (url: string) => {
    const { origin } = new URL(url, location.href);
    if (!origins.has(origin)) throw new Error(`scripts from ${origin} are not allowed here`);
    return url;
  };
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy(POLICY, { createScriptURL: check });
  return policy ? (url) => policy.createScriptURL(url) as string : check;
}
