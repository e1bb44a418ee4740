import { existsSync } from 'node:fs';
import type { Engine } from './Engine.ts';
import { FIREFOX, openFirefox } from './openFirefox.ts';
import { DISPLAY_SERVER, MINI_BROWSER, openWebKit, WEBKIT } from './openWebKit.ts';

/** How each engine besides Chromium is opened, and the programs of Debian that it needs. */
const ENGINES: Record<string, { open: () => Promise<Engine>; programs: string[] }> = {
  Firefox: { open: openFirefox, programs: [FIREFOX] },
  WebKit: { open: openWebKit, programs: [WEBKIT, MINI_BROWSER, DISPLAY_SERVER] },
};

const ENTRIES = Object.entries(ENGINES);

/** Engines whose scenarios run here, by name: on CI all of them, elsewhere those that are installed. */
export const ENGINES_HERE = ENTRIES.filter(
  ([, { programs }]) => process.env.CI || programs.every((each) => existsSync(each)),
);

/** Names of those whose scenarios do not. */
export const ENGINES_MISSING = ENTRIES.filter((each) => !ENGINES_HERE.includes(each)).map(([name]) => name);
