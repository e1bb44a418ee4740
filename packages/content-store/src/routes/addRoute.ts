import { PROJECT_INFO_MAX_BYTES } from '@rab/config';
import type { RateLimiter } from '@rab/server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { BlockSink } from '../blocks/BlockSink.ts';
import { writeFile } from '../blocks/writeFile.ts';
import type { HandOverQueue } from '../pinning/HandOverQueue.ts';
import { checkProjectInfo } from '../upload/checkProjectInfo.ts';
import { layoutOf } from '../upload/layoutOf.ts';
import { kuboError } from './kuboError.ts';

/** Room for the multipart frame around the file. */
const FRAME_BYTES = 4096;
/** Pinning services take names up to this length. */
const LONGEST_NAME = 255;

/** Takes blocks and keeps nothing: kubo's `only-hash`. */
const nowhere: BlockSink = { put: (cid) => cid };

export interface AddRouteOptions {
  sink: BlockSink;
  limiter: RateLimiter;
  /** Who an upload counts for. */
  clientOf: (context: Context) => string;
  handOver: HandOverQueue | null;
}

/**
 * kubo's `POST /api/v0/add` for one project info document: answers its CID, once its blocks are safely stored and the
 * hand-over to the pinning service, if there is one, is safely noted. The service itself is not waited for.
 * Refusals use kubo's error shape: 400 bad file or option, 413 too large, 429 too many uploads, 507 when the sink fails.
 */
export function addRoute({ sink, limiter, clientOf, handOver }: AddRouteOptions): Hono {
  const route = new Hono();
  route.post(
    '/api/v0/add',
    async (context, next) => {
      if (limiter.take(clientOf(context), Date.now())) return next();
      context.header('retry-after', '10');
      return kuboError(context, 429, 'Too many uploads, try again in a moment.');
    },
    bodyLimit({
      maxSize: PROJECT_INFO_MAX_BYTES + FRAME_BYTES,
      onError: (context) => kuboError(context, 413, `The file is larger than ${PROJECT_INFO_MAX_BYTES} bytes.`),
    }),
    async (context) => {
      const query = context.req.query();
      const layout = layoutOf(query);
      if (typeof layout === 'string') return kuboError(context, 400, layout);

      const files = await filesOf(context.req.raw);
      const [file] = files;
      if (!file || files.length > 1) return kuboError(context, 400, 'Send exactly one file as multipart form data.');
      const bytes = new Uint8Array(await file.arrayBuffer());
      const reason = checkProjectInfo(bytes);
      if (reason) return kuboError(context, bytes.length > PROJECT_INFO_MAX_BYTES ? 413 : 400, reason);

      try {
        const isStored = query['only-hash'] !== 'true';
        const { cid, size } = await writeFile(bytes, isStored ? sink : nowhere, layout);
        const name = file.name && file.name !== 'blob' ? file.name : cid.toString();
        if (isStored) await handOver?.add(cid, name.slice(0, LONGEST_NAME), layout);
        const line = JSON.stringify({ Name: name, Hash: cid.toString(), Size: size.toString() });
        return context.body(`${line}\n`, 200, { 'content-type': 'application/json', 'x-chunked-output': '1' });
      } catch (error) {
        console.error(`Upload not stored: ${String(error)}`);
        return kuboError(context, 507, 'The file could not be stored.');
      }
    },
  );
  return route;
}

async function filesOf(request: Request): Promise<File[]> {
  try {
    return [...(await request.formData()).values()].filter((value) => value instanceof File);
  } catch {
    return [];
  }
}
