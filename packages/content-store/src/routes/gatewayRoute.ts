import { type Context, Hono } from 'hono';
import type { ReadableStorage } from 'ipfs-unixfs-exporter';
import { CID } from 'multiformats/cid';
import { readBlock } from '../blocks/readBlock.ts';
import { readFile } from '../blocks/readFile.ts';
import { type Siblings, SiblingsAreSilent } from '../siblings/Siblings.ts';
import type { DenyList } from '../takedown/DenyList.ts';
import { MOST_BYTES, mediaTypeOf } from '../upload/checkDocument.ts';
import { matchesEtag } from './matchesEtag.ts';

/** Content under a CID never changes. */
const FOR_EVER = 'public, max-age=29030400, immutable';

const NOT_KEPT = { 'cache-control': 'no-store' };

const TAKEN_DOWN = 'This document was taken down.';

const RAW_BLOCK = 'application/vnd.ipld.raw';

/**
 * `GET /ipfs/{cid}`: a stored document, as an inert file (JSON, CSV, or the picture of a logo) that browsers may cache forever. With `format=raw` the block
 * itself (https://specs.ipfs.tech/http-gateways/trustless-gateway/), which lets other nodes fetch from here and check. The
 * `accept` header does not choose: a CDN that ignores `vary` would mix the two up. Any other format is 406, what was taken
 * down 410. What is not here is asked of the siblings, unless the client wants only what is here (`only-if-cached`, 412);
 * 503 while they do not answer.
 */
export function gatewayRoute(blocks: ReadableStorage, denied: DenyList, siblings: Siblings | null): Hono {
  const route = new Hono();
  route.get('/ipfs/:cid', async (context) => {
    const cid = parseCid(context.req.param('cid'));
    if (!cid) return context.text('This is not a content hash.', 400, NOT_KEPT);
    const formats = context.req.queries('format') ?? [];
    if (formats.some((format) => format !== 'raw'))
      return context.text('A document is served as it is, or with format=raw as a block.', 406, NOT_KEPT);
    const isRaw = formats.length > 0;
    const etag = isRaw ? `"${cid}.raw"` : `"${cid}"`;
    const here = await readFile(cid, blocks, MOST_BYTES);
    if (await denied.has(cid, here)) return context.text(TAKEN_DOWN, 410, NOT_KEPT);
    let content = isRaw ? await readBlock(cid, blocks) : here;
    if (!content && isOnlyFromHere(context))
      return context.text('Nothing is stored here under this hash.', 412, NOT_KEPT);
    if (!content && siblings) {
      const found = await siblings.find(cid).catch(orSilence);
      if (found === 'silent') return context.text('Not every store answers, try again in a moment.', 503, NOT_KEPT);
      if (found && (await denied.has(cid, found.content))) return context.text(TAKEN_DOWN, 410, NOT_KEPT);
      content = found && (isRaw ? found.block : found.content);
    }
    if (!content) return context.text('Nothing is stored under this hash.', 404, NOT_KEPT);
    const headers = { etag, 'cache-control': FOR_EVER, 'x-ipfs-path': `/ipfs/${cid}` };
    if (matchesEtag(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
    const type = isRaw ? RAW_BLOCK : mediaTypeOf(content);
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

const isOnlyFromHere = (context: Context): boolean =>
  (context.req.header('cache-control') ?? '').split(',').some((directive) => directive.trim() === 'only-if-cached');

function orSilence(error: unknown): 'silent' {
  if (error instanceof SiblingsAreSilent) return 'silent';
  throw error;
}
