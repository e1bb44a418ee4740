import { afterEach, describe, expect, it } from '@jest/globals';
import { allowedScripts } from './allowedScripts.ts';

const lock = 'https://lock.example';
const page = globalThis as { trustedTypes?: unknown };
afterEach(() => {
  delete page.trustedTypes;
});

describe('allowedScripts', () => {
  it('lets scripts of the listed origins through', () => {
    expect(allowedScripts(new Set([lock]))(`${lock}/remoteEntry.js`)).toBe(`${lock}/remoteEntry.js`);
  });

  it.each(['https://evil.example/x.js', 'https://lock.example.evil/x.js', 'data:text/javascript,1', '/own.js'])(
    'refuses %s',
    (url) => {
      expect(() => allowedScripts(new Set([lock]))(url)).toThrow('not allowed');
    },
  );

  it('goes through a policy of its own where the browser has Trusted Types', () => {
    const names: string[] = [];
    page.trustedTypes = {
      createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => {
        names.push(name);
        return { createScriptURL: (url: string) => ({ trusted: rules.createScriptURL(url) }) };
      },
    };
    const allowed = allowedScripts(new Set([lock]));
    expect(allowed(`${lock}/a.js`)).toEqual({ trusted: `${lock}/a.js` });
    expect(() => allowed('https://evil.example/x.js')).toThrow('not allowed');
    expect(names).toEqual(['rab-remotes']);
  });
});
