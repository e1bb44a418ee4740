import { PROJECT_INFO_MAX_BYTES } from '@rab/config';
import { Hono } from 'hono';
import type { ReadableStorage } from 'ipfs-unixfs-exporter';
import { CID } from 'multiformats/cid';
import { readBlock } from '../blocks/readBlock.ts';
import { readFile } from '../blocks/readFile.ts';

/** Content under a CID never changes. */
const FOR_EVER = 'public, max-age=29030400, immutable';

const RAW_BLOCK = 'application/vnd.ipld.raw';

/**
 * `GET /ipfs/{cid}`: a stored document, as an inert JSON file that browsers may cache for ever. With `format=raw` the block
 * itself (https://specs.ipfs.tech/http-gateways/trustless-gateway/), which lets other nodes fetch from here and check. The
 * `accept` header does not choose: a CDN that ignores `vary` would mix the two up.
 */
export function gatewayRoute(blocks: ReadableStorage): Hono {
  const route = new Hono();
  route.get('/ipfs/:cid', async (context) => {
    const cid = parseCid(context.req.param('cid'));
    if (!cid) return context.text('This is not a content hash.', 400);
    const isRaw = context.req.query('format') === 'raw';
    const etag = isRaw ? `"${cid}.raw"` : `"${cid}"`;
    const content = isRaw ? await readBlock(cid, blocks) : await readFile(cid, blocks, PROJECT_INFO_MAX_BYTES);
    if (!content) return context.text('Nothing is stored under this hash.', 404, { 'cache-control': 'no-store' });
    const headers = { etag, 'cache-control': FOR_EVER, 'x-ipfs-path': `/ipfs/${cid}` };
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers);
    const type = isRaw ? RAW_BLOCK : 'application/json; charset=utf-8';
    return context.body(content, 200, { ...headers, 'content-type': type });
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
