/** Own ports, so that a running `npm start` is not disturbed; RAB_E2E_PORT_BASE moves them. */
const FIRST_PORT_BASE = Number(process.env.RAB_E2E_PORT_BASE ?? 8800);
const PORTS_PER_STACK = 20;

/** Which of the workers side by side this is; one that takes the place of a failed one has its number. */
const WORKER = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** Every worker has a stack of its own: one chain and one clock for the scenarios that it runs one after the other. */
export const PORT_BASE = FIRST_PORT_BASE + WORKER * PORTS_PER_STACK;

const at = (offset: number): string => `http://127.0.0.1:${PORT_BASE + offset}`;

export const SHELL_URL = at(0);
export const REMOTE_URLS = { 'mf-sale': at(1), 'mf-grow': at(2), 'mf-token': at(3), 'mf-lock': at(4) } as const;
export const RPC_URL = at(10);
export const INDEXER_URL = at(11);
export const CONTENT_URL = at(12);
export const CHAIN_ID = 31_337;
