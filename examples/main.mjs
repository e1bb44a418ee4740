// `pnpm examples`: the partner pages on the local stack that `npm start` runs.
import { localOrigins } from './localOrigins.mjs';
import { serveExamples } from './serveExamples.mjs';

const base = Number(process.env.RAB_PORT_BASE ?? 8700);
const { address } = await serveExamples(localOrigins(base), base + 15);
for (const page of ['plain', 'react-18', 'strict-policy', 'nonce-policy', 'hash-policy', 'own-wallet'])
  console.log(`${address}${page}.html`);
