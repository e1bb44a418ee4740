import { AIRDROP_LIST_LIMITS, finishInSlices, NotAList, readListDocument } from '@rab/contracts/airdrop-list';

const ZERO_X = [0x30, 0x78];

/** A list begins with an address, no other document that is kept begins like that. */
export const isListLike = (bytes: Uint8Array): boolean => ZERO_X.every((byte, at) => bytes[at] === byte);

const sentence = ({ reason, row }: NotAList): string =>
  ({
    empty: 'The list has no rows.',
    tooLong: `A list may have ${AIRDROP_LIST_LIMITS.rows} rows and ${AIRDROP_LIST_LIMITS.bytes} bytes.`,
    row: `Row ${row} is not a checksummed address and an amount in base units.`,
    end: 'The last row does not end with a line break.',
  })[reason];

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
    return error instanceof NotAList ? sentence(error) : 'The list is not UTF-8 text.';
  }
}
