import type { Context } from 'hono';
import type { ClientAddress } from './ClientAddress.ts';

/** The client that a request to a server on @hono/node-server counts for. */
export function clientOf(context: Context, address: ClientAddress): string {
  const { incoming } = (context.env ?? {}) as { incoming?: { socket?: { remoteAddress?: string } } };
  return address.of(incoming?.socket?.remoteAddress, context.req.header('x-forwarded-for'));
}
