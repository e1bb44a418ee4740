const SHA2_256 = [0x12, 32];
const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
const BASE32 = 'abcdefghijklmnopqrstuvwxyz234567';
const DAG_PB = 0x70;
const RAW = 0x55;
/** A longer file has several blocks. */
const LONGEST_BLOCK = 262_144;

/**
 * Whether a content hash (IPFS CID) names exactly these bytes, so that a gateway cannot put other words into a project's
 * mouth. The hash of the bytes is computed and compared as text: CIDv0 and CIDv1 with sha2-256, the file in one block as
 * any IPFS node keeps a file of up to 256 KiB.
 * @returns null when that cannot be decided here: another kind of hash, a longer file, or a page without `crypto.subtle`, which only
 * insecure origins lack (their own code is not protected either)
 */
export async function matchesHash(hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<boolean | null> {
  if (!globalThis.crypto?.subtle || bytes.length > LONGEST_BLOCK) return null;
  if (/^Qm.{44}$/.test(hash)) return hash === inBase(58n, BASE58, 46, toNumber(await multihash(fileBlock(bytes))));
  if (/^bafkrei.{52}$/.test(hash)) return hash === version1(RAW, await multihash(bytes));
  if (/^bafybei.{52}$/.test(hash)) return hash === version1(DAG_PB, await multihash(fileBlock(bytes)));
  return null;
}

/** A file as one dag-pb block: unixfs data of type 2 with content and length, as IPFS nodes write it. */
function fileBlock(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const size = varint(bytes.length);
  const content = bytes.length === 0 ? [] : [0x12, ...size, ...bytes];
  const unixfs = [0x08, 0x02, ...content, 0x18, ...size];
  return Uint8Array.from([0x0a, ...varint(unixfs.length), ...unixfs]);
}

/** Protocol buffers' integer: seven bits a byte, the lowest first. */
function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...varint(value >>> 7)];
}

async function multihash(bytes: Uint8Array<ArrayBuffer>): Promise<number[]> {
  return [...SHA2_256, ...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))];
}

/** 36 bytes are 288 bits, 58 digits of five bits with two bits to spare at the end. */
function version1(codec: number, digest: number[]): string {
  return `b${inBase(32n, BASE32, 58, toNumber([0x01, codec, ...digest]) << 2n)}`;
}

const toNumber = (bytes: number[]): bigint => bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);

function inBase(base: bigint, digits: string, length: number, value: bigint): string {
  let text = '';
  for (let rest = value; text.length < length; rest /= base) text = digits[Number(rest % base)] + text;
  return text;
}
