// `pnpm remotes`: writes shell/remotes.example.json, the shipped list of areas, from what each says of itself in `src/area.ts`.
// Which areas there are, in which order, and where each is served stays as the file has it.
import { readRemotes, writeRemotes } from './lib/writeRemotes.mjs';

await writeRemotes(readRemotes());
