import { faultOf, type RateLimiter, requestIdOf, swallowBody } from '@rab/server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { BlockSink } from '../blocks/BlockSink.ts';
import { StoreIsFull } from '../blocks/Quota.ts';
import { type WrittenFile, writeFile } from '../blocks/writeFile.ts';
import type { HandOverQueue } from '../pinning/HandOverQueue.ts';
import type { DenyList } from '../takedown/DenyList.ts';
import { addOptions, partOptions } from '../upload/addOptions.ts';
import type { ClientBytes } from '../upload/ClientBytes.ts';
import { checkDocument, MOST_BYTES, mostBytesOf } from '../upload/checkDocument.ts';
import { kuboError } from './kuboError.ts';

/** Room for the multipart frame around the file. */
const FRAME_BYTES = 4096;
/** Pinning services take names up to this length. */
const LONGEST_NAME = 255;

/** Takes blocks and keeps nothing: kubo's `only-hash`. */
const nowhere: BlockSink = { put: (cid) => cid };

export interface AddRouteOptions {
  sink: BlockSink;
  denied: DenyList;
  limiter: RateLimiter;
  clientBytes: ClientBytes;
  /** The client that an upload counts for. */
  clientOf: (context: Context) => string;
  handOver: HandOverQueue | null;
}

/**
 * kubo's `POST /api/v0/add` for one project info document, logo or list of an airdrop: answers its CID, once its blocks are safely stored and the
 * hand-over to the pinning service, if there is one, is safely noted. The service itself is not waited for.
 * Refusals use kubo's error shape: 400 bad file or option, 413 too large, 429 too many uploads or bytes, 451 taken down,
 * 507 when the store is full or the sink fails.
 */
export function addRoute({ sink, denied, limiter, clientBytes, clientOf, handOver }: AddRouteOptions): Hono {
  const route = new Hono();
  route.post(
    '/api/v0/add',
    async (context, next) => {
      if (limiter.take(clientOf(context), Date.now())) return next();
      context.header('retry-after', '10');
      return kuboError(context, 429, 'Too many uploads, try again in a moment.');
    },
    bodyLimit({
      maxSize: MOST_BYTES + FRAME_BYTES,
      onError: async (context) => {
        // the sender of a file that is a little too large reads why it is refused
        await swallowBody(context.req.raw, { bytes: 2 * MOST_BYTES, ms: 5_000 });
        context.header('connection', 'close');
        return kuboError(context, 413, `The file is larger than ${MOST_BYTES} bytes.`);
      },
    }),
    async (context) => {
      const options = addOptions(new URL(context.req.url).searchParams);
      if (typeof options === 'string') return kuboError(context, 400, options);
      const { layout, onlyHash } = options;

      const files = await filesOf(context.req.raw);
      const [part] = files;
      if (!part || files.length > 1) return kuboError(context, 400, 'Send exactly one file as multipart form data.');
      const unsupported = partOptions(part.name);
      if (unsupported) return kuboError(context, 400, unsupported);
      if (decoded(part.file.name).includes('/')) return kuboError(context, 400, 'Send a file, not a folder.');
      const bytes = new Uint8Array(await part.file.arrayBuffer());
      const reason = await checkDocument(bytes);
      if (reason) return kuboError(context, bytes.length > mostBytesOf(bytes) ? 413 : 400, reason);
      if (onlyHash) return answer(context, part.file, await writeFile(bytes, nowhere, layout));

      if (!clientBytes.take(clientOf(context), Date.now(), bytes.length)) {
        context.header('retry-after', '3600');
        return kuboError(context, 429, 'Too many bytes were uploaded from here today, try again later.');
      }
      try {
        const { cid } = await writeFile(bytes, nowhere, layout);
        if (await denied.has(cid, bytes)) return kuboError(context, 451, 'This document was taken down.');
        const written = await writeFile(bytes, sink, layout);
        await handOver?.add(cid, nameOf(part.file, written), layout);
        return answer(context, part.file, written);
      } catch (error) {
        if (error instanceof StoreIsFull) return kuboError(context, 507, 'The content store is full.');
        console.error(`${requestIdOf(context)}: upload not stored: ${faultOf(error)}`);
        return kuboError(context, 507, 'The file could not be stored.');
      }
    },
  );
  return route;
}

/** The line that kubo answers for a file. */
function answer(context: Context, file: File, written: WrittenFile) {
  const line = JSON.stringify({
    Name: nameOf(file, written),
    Hash: written.cid.toString(),
    Size: String(written.size),
  });
  return context.body(`${line}\n`, 200, { 'content-type': 'application/json', 'x-chunked-output': '1' });
}

const nameOf = (file: File, { cid }: WrittenFile): string =>
  (file.name && file.name !== 'blob' ? decoded(file.name) : cid.toString()).slice(0, LONGEST_NAME);

/** A file's name, or the path in a folder, as kubo's clients encode it; what is not encoded like that, as it is. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    return name;
  }
}

interface Part {
  name: string;
  file: File;
}

async function filesOf(request: Request): Promise<Part[]> {
  try {
    return [...(await request.formData())].flatMap(([name, file]) => (file instanceof File ? [{ name, file }] : []));
  } catch {
    return [];
  }
}
