import { APPS, AREAS } from '@rab/federation/areas';

/** Own ports, so that a running `npm start` is not disturbed; RAB_E2E_PORT_BASE moves them. */
const FIRST_PORT_BASE = Number(process.env.RAB_E2E_PORT_BASE ?? 8800);
const PORTS_PER_STACK = 20;

/** Which of the workers side by side this is; one that takes the place of a failed one has its number. */
const WORKER = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** Every worker has a stack of its own: one chain and one clock for the scenarios that it runs one after the other. */
export const PORT_BASE = FIRST_PORT_BASE + WORKER * PORTS_PER_STACK;

const at = (offset: number): string => `http://127.0.0.1:${PORT_BASE + offset}`;

export const SHELL_URL = at(0);
/** Origins of the areas' own builds, by folder. */
export const REMOTE_URLS: Readonly<Record<string, string>> = Object.fromEntries(
  AREAS.map((area) => [area, at(APPS.indexOf(area))]),
);

/** Origin of an area. @throws for a folder that is not an area */
export function remoteUrl(area: string): string {
  const url = REMOTE_URLS[area];
  if (url === undefined) throw new Error(`${area} is no area`);
  return url;
}

export const RPC_URL = at(10);
export const INDEXER_URL = at(11);
export const CONTENT_URL = at(12);
/** The page with a Safe, which may frame the product. */
export const SAFE_URL = at(18);
/** Where the worker that has the catalogue's scenarios serves it. */
export const CATALOGUE_PORT = PORT_BASE + 14;
export const CHAIN_ID = 31_337;
