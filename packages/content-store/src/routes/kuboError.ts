import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** An error in the shape that kubo's RPC clients read. */
export const kuboError = (context: Context, status: ContentfulStatusCode, message: string) =>
  context.json({ Message: message, Code: 0, Type: 'error' }, status);
