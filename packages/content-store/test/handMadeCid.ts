import { createHash } from 'node:crypto';

const CHUNK = 262_144;
const LINKS = 174;
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';

interface Node {
  cid: Buffer;
  /** Bytes of the file below this node. */
  fileSize: number;
  /** Bytes of the blocks below this node, with its own. */
  blockSize: number;
}

/**
 * A file's CID by hand, from the specifications of unixfs, dag-pb and CIDs alone: an independent opinion for tests.
 * Version 0 wraps the leaves, version 1 leaves them raw, as kubo does by default.
 */
export function handMadeCid(bytes: Uint8Array, version: 0 | 1): { cid: string; size: number } {
  let row: Node[] = [];
  for (let at = 0; at === 0 || at < bytes.length; at += CHUNK)
    row.push(leafOf(bytes.subarray(at, at + CHUNK), version));
  while (row.length > 1) {
    const above: Node[] = [];
    for (let at = 0; at < row.length; at += LINKS) above.push(parentOf(row.slice(at, at + LINKS), version));
    row = above;
  }
  const { cid, blockSize } = row[0] as Node;
  return { cid: version === 0 ? inBase58(cid) : `b${inBase32(cid)}`, size: blockSize };
}

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))];
/** A protocol buffers field: number 0 a varint, number 2 bytes. */
const numberField = (field: number, value: number) => Buffer.from([field * 8, ...varint(value)]);
const bytesField = (field: number, value: Uint8Array) =>
  Buffer.concat([Buffer.from([field * 8 + 2, ...varint(value.length)]), value]);

const multihash = (block: Uint8Array) =>
  Buffer.concat([Buffer.from([0x12, 0x20]), createHash('sha256').update(block).digest()]);
const cidOf = (block: Uint8Array, version: 0 | 1, codec: number) =>
  version === 0 ? multihash(block) : Buffer.concat([Buffer.from([1, codec]), multihash(block)]);

const FILE = 2;

function leafOf(chunk: Uint8Array, version: 0 | 1): Node {
  if (version === 1) return { cid: cidOf(chunk, 1, 0x55), fileSize: chunk.length, blockSize: chunk.length };
  const content = chunk.length === 0 ? Buffer.alloc(0) : bytesField(2, chunk);
  const block = bytesField(1, Buffer.concat([numberField(1, FILE), content, numberField(3, chunk.length)]));
  return { cid: cidOf(block, 0, 0x70), fileSize: chunk.length, blockSize: block.length };
}

function parentOf(children: readonly Node[], version: 0 | 1): Node {
  const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);
  const fileSize = sum(children.map((child) => child.fileSize));
  const links = children.map(({ cid, blockSize }) =>
    bytesField(2, Buffer.concat([bytesField(1, cid), bytesField(2, Buffer.alloc(0)), numberField(3, blockSize)])),
  );
  const blockSizes = children.map((child) => numberField(4, child.fileSize));
  const data = Buffer.concat([numberField(1, FILE), numberField(3, fileSize), ...blockSizes]);
  const block = Buffer.concat([...links, bytesField(1, data)]);
  return {
    cid: cidOf(block, version, 0x70),
    fileSize,
    blockSize: block.length + sum(children.map((child) => child.blockSize)),
  };
}

function inBase58(bytes: Buffer): string {
  let text = '';
  for (let rest = BigInt(`0x${bytes.toString('hex')}`); rest > 0n; rest /= 58n)
    text = BASE58[Number(rest % 58n)] + text;
  return text;
}

function inBase32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(/.{1,5}/g) ?? [];
  return groups.map((group) => BASE32[Number.parseInt(group.padEnd(5, '0'), 2)]).join('');
}
