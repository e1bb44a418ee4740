import { PROJECT_INFO_MAX_BYTES } from '@rab/contracts';
import { Hono } from 'hono';
import type { ReadableStorage } from 'ipfs-unixfs-exporter';
import { CID } from 'multiformats/cid';
import { readFile } from '../blocks/readFile.ts';

/** Content under a CID never changes. */
const FOR_EVER = 'public, max-age=29030400, immutable';

/** `GET /ipfs/{cid}`: a stored document, as an inert JSON file that browsers may cache for ever. */
export function gatewayRoute(blocks: ReadableStorage): Hono {
  const route = new Hono();
  route.get('/ipfs/:cid', async (context) => {
    const cid = parseCid(context.req.param('cid'));
    if (!cid) return context.text('This is not a content hash.', 400);
    const etag = `"${cid}"`;
    const content = await readFile(cid, blocks, PROJECT_INFO_MAX_BYTES);
    if (!content) return context.text('Nothing is stored under this hash.', 404, { 'cache-control': 'no-store' });
    const headers = { etag, 'cache-control': FOR_EVER, 'x-ipfs-path': `/ipfs/${cid}` };
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers);
    return context.body(content, 200, { ...headers, 'content-type': 'application/json; charset=utf-8' });
  });
  return route;
}

function parseCid(text: string): CID | null {
  try {
    return CID.parse(text);
  } catch {
    return null;
  }
}
