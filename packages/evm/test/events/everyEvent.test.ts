import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Texts of the Solidity files below a folder, without comments. */
const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.sol') && !file.startsWith('local/'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8').replace(/\/\/.*$/gm, ''));

/** The events that the sources declare, as `Contract.Event`. */
const declared = sources('src').flatMap((text) =>
  text.split(/^(?=(?:abstract )?(?:contract|interface|library) )/m).flatMap((part) => {
    const name = /^(?:abstract )?(?:contract|interface|library) (\w+)/.exec(part)?.[1];
    return [...part.matchAll(/^\s+event (\w+)\(/gm)].map(([, event]) => `${name}.${event}`);
  }),
);

/** Those that a test expects whole: `expectEmit` without flags compares every topic, the data and, where named, the emitter. */
const expected = new Set(
  sources('test').flatMap((text) =>
    [...text.matchAll(/vm\.expectEmit\([^,)]*(?:\([^)]*\))?\);\s+emit (\w+\.\w+)\(/g)].map(([, event]) => event),
  ),
);

describe('the events of the contracts', () => {
  it('finds them', () => {
    expect(declared).toContain('IPresaleFactory.PresaleCreated');
    expect(declared.length).toBeGreaterThan(40);
  });

  it.each(declared)('%s has a test with all of its arguments [PRM-08]', (event) => {
    expect([...expected]).toContain(event);
  });
});
