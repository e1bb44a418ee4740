import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { ReadContext } from '@rab/sdk';
import { createServer } from './createServer.ts';

/** Serves one client over standard input and output, until it closes them. */
export async function serve(rab: ReadContext): Promise<void> {
  const server = createServer(rab);
  await server.connect(new StdioServerTransport());
  await new Promise<void>((resolve) => process.stdin.once('close', resolve));
  await server.close();
}
