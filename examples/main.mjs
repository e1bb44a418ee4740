// `pnpm examples`: the partner pages on the local stack that `npm start` runs.
import { serveExamples } from './serveExamples.mjs';

const base = Number(process.env.RAB_PORT_BASE ?? 8700);
const at = (offset) => `http://127.0.0.1:${base + offset}`;
const { address } = await serveExamples(
  { 'https://rab.example': at(1), 'https://sales.example': at(1), 'https://locks.example': at(4) },
  base + 15,
);
for (const page of ['plain', 'react-18', 'strict-policy', 'own-wallet']) console.log(`${address}${page}.html`);
