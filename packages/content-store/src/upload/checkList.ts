import { finishInSlices, NotAList, readListDocument } from '@rab/contracts/airdrop-list';

const ZERO_X = [0x30, 0x78];

/** A list begins with an address, no other document that is kept begins like that. */
export const isListLike = (bytes: Uint8Array): boolean => ZERO_X.every((byte, at) => bytes[at] === byte);

/**
 * Why the bytes are no list of an airdrop, in one sentence; null when they are. There is one way of writing each list, so nothing
 * but addresses and amounts can be kept as one. It is read in slices: others are answered meanwhile.
 */
export async function checkList(bytes: Uint8Array): Promise<string | null> {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    await finishInSlices(readListDocument(text));
    return null;
  } catch (error) {
    return error instanceof NotAList ? error.message : 'The list is not UTF-8 text.';
  }
}
