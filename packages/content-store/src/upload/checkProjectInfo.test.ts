import { expect, it } from '@jest/globals';
import { PROJECT_INFO_MAX_BYTES } from '@rab/config';
import { checkProjectInfo } from './checkProjectInfo.ts';

/** A document of so many bytes. */
const documentOf = (bytes: number) => new TextEncoder().encode('{"description":"Carrots"}'.padEnd(bytes));

it('a document may have as many bytes as the contract of the store says, and not one more [IDX-10]', () => {
  expect(checkProjectInfo(documentOf(PROJECT_INFO_MAX_BYTES))).toBeNull();
  expect(checkProjectInfo(documentOf(PROJECT_INFO_MAX_BYTES + 1))).toBe(
    `The file is larger than ${PROJECT_INFO_MAX_BYTES} bytes.`,
  );
});
