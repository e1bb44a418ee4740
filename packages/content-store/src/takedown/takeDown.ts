// `pnpm --filter @rab/content-store takedown <hash> [remark]`: see README.md.
import { appendFile } from 'node:fs/promises';
import { CID } from 'multiformats/cid';
import { DurableBlockstore } from '../blocks/DurableBlockstore.ts';
import { readFile } from '../blocks/readFile.ts';
import { readSettings } from '../readSettings.ts';
import { MOST_BYTES } from '../upload/checkDocument.ts';
import { blocksOf, layoutsOf } from './layoutsOf.ts';

const [hash = '', ...remark] = process.argv.slice(2);
const cid = parsed(hash);
if (!cid) {
  console.error('Name the hash of the document to take down.');
  process.exit(2);
}
const { blocksFolder, denyList } = readSettings(process.env);
const blocks = new DurableBlockstore(blocksFolder);
const content = await readFile(cid, blocks, MOST_BYTES);
const names = content ? await layoutsOf(content) : [cid];
const note = `${new Date().toISOString()} ${remark.join(' ')}`.replaceAll('\n', ' ').trim();
// the list first: an upload of the same document in between is refused
await appendFile(denyList, names.map((name) => `${name} # ${note}\n`).join(''));
for (const name of names) {
  console.log(`${name} is on the list ${denyList}: it is neither served nor taken any more.`);
  if (await blocks.has(name)) console.log(`It is deleted from ${blocksFolder}.`);
}
// a list has many blocks
for (const block of content ? await blocksOf(content) : [cid]) if (await blocks.has(block)) await blocks.delete(block);

function parsed(text: string): CID | null {
  try {
    return CID.parse(text);
  } catch {
    return null;
  }
}
