import { randomUUID } from 'node:crypto';
import type { Context } from 'hono';

/** What a proxy may call a request: nothing that could look like another line of a log. */
const ID = /^[\w-]{8,64}$/;

/** The name of a request in the logs: the one that the proxy gave it (`x-request-id`), else one of its own. */
export function requestIdOf(context: Context): string {
  const given = context.req.header('x-request-id') ?? '';
  return ID.test(given) ? given : randomUUID();
}
