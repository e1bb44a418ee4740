import { expect, it } from '@jest/globals';
import { revertDataOf } from './revertDataOf.ts';

const SELECTOR = '0xa1b2c3d4';

it.each(['data', 'cause', 'error', 'originalError', 'info', 'result'])(
  'the revert of an error is found where it is wrapped as %s',
  (key) => {
    expect(revertDataOf({ message: 'no', [key]: SELECTOR })).toEqual({ selector: SELECTOR });
  },
);

it.each([
  ['data', '0xA1B2C3D4'],
  ['data with a word', `0xA1B2C3D4${'0'.repeat(64)}`],
  ['words', 'custom error: 0xA1B2C3D4'],
  ['a message', { message: "custom error '0xA1B2C3D4'" }],
])('the first four bytes of %s are written in small letters', (_, error) => {
  expect(revertDataOf(error)).toEqual({ selector: SELECTOR });
});

it.each([
  ['no bytes', '0x'],
  ['three bytes', '0xa1b2c3'],
  ['five bytes', '0xa1b2c3d4e5'],
  ['words', 'nonce too low'],
  ['nothing', undefined],
])('%s is no revert', (_, error) => {
  expect(revertDataOf(error)).toBeNull();
  expect(revertDataOf({ data: error })).toBeNull();
});

it('a revert is found below nine errors, and not below ten', () => {
  const wrapped = (errors: number): unknown => (errors === 0 ? SELECTOR : { cause: wrapped(errors - 1) });
  expect(revertDataOf(wrapped(9))).toEqual({ selector: SELECTOR });
  expect(revertDataOf(wrapped(10))).toBeNull();
});
