import { describe, expect, it } from '@jest/globals';
import { BaseError, ContractFunctionRevertedError, encodeErrorResult, parseAbi } from 'viem';
import { rabbitLockAbi } from '../abis/index.ts';
import { describeError } from './describeError.ts';
import { isUserRejection } from './isUserRejection.ts';

const node = (details: string) => new BaseError('The request failed.', { details });

describe('describeError', () => {
  it('words `intrinsic gas too low` [TX-04]', () => {
    expect(describeError(node('err: intrinsic gas too low: have 1, want 21000'))).toBe(
      'The fee inside is too low please increase the gas limit',
    );
  });

  it('words `out of gas` [TX-05]', () => {
    expect(describeError(node('VM Exception: Out of gas'))).toBe("Gas too low, this transaction can't submit.");
  });

  it('words `transaction underpriced` [TX-06]', () => {
    expect(describeError(node('replacement transaction underpriced'))).toBe(
      'The fee inside is too low please increase the gas price',
    );
  });

  it('words `insufficient funds` [TX-07]', () => {
    expect(describeError(node('insufficient funds for gas * price + value'))).toBe('Insufficient funds for gas');
  });

  it('passes every other message of the chain unchanged [TX-08]', () => {
    expect(describeError(node('nonce too low'))).toBe('nonce too low');
    expect(describeError(new Error('Anything else'))).toBe('Anything else');
    expect(describeError('plain text')).toBe('plain text');
  });

  it('removes the prefix `check error: ` and never says nothing', () => {
    expect(describeError(new Error('check error: Pancake: K'))).toBe('Pancake: K');
    for (const nothing of [undefined, null, {}, new Error('')]) expect(describeError(nothing)).toBe('Error');
  });

  it('reads what the node said, not the arguments that viem repeats around it', () => {
    const args = new BaseError('The call failed.', { metaMessages: ['args: (out of gas)'], details: 'nonce too low' });
    expect(describeError(new BaseError('Wrapped: out of gas.', { cause: args }))).toBe('nonce too low');
  });

  it('words our contracts’ errors, also below a wrapping error', () => {
    const data = encodeErrorResult({ abi: rabbitLockAbi, errorName: 'NotLockOwner' });
    const reverted = new ContractFunctionRevertedError({ abi: rabbitLockAbi, data, functionName: 'unlock' });
    expect(describeError(reverted)).toBe('Only the owner of the lock can do this.');
    expect(describeError(new BaseError('Call failed.', { cause: reverted }))).toBe(
      'Only the owner of the lock can do this.',
    );
  });

  const refused = 'Only the owner of the lock can do this.';
  const selector = encodeErrorResult({ abi: rabbitLockAbi, errorName: 'NotLockOwner' });
  it.each([
    [
      'a wallet that quotes it',
      { code: -32_603, message: `Execution reverted with reason: custom error ${selector}.` },
    ],
    ['a node that quotes it', node(`execution reverted: custom error '${selector}'`)],
    ['data', { code: 3, message: 'execution reverted', data: selector }],
    ['data of data', { code: -32_603, message: 'Internal JSON-RPC error.', data: { code: 3, data: selector } }],
    ['an original error', { code: -32_603, message: 'no', data: { originalError: { code: 3, data: selector } } }],
    ['a library', new BaseError('Estimating failed.', { cause: Object.assign(new Error('no'), { data: selector }) })],
  ])('words our contracts’ errors that only %s names by four bytes [TXF-06]', (_who, error) => {
    expect(describeError(error)).toBe(refused);
  });

  it('reads the reason in data, and leaves what is no revert alone [TXF-06]', () => {
    const reason = encodeErrorResult({ abi: parseAbi(['error Error(string)']), args: ['Pancake: K'] });
    expect(describeError({ code: 3, message: 'execution reverted', data: reason })).toBe('Pancake: K');
    expect(describeError(Object.assign(new Error('nonce too low'), { data: `0x${'12'.repeat(32)}` }))).toBe(
      'nonce too low',
    );
    const hash = `0x${'12'.repeat(32)}`;
    expect(describeError({ data: hash, cause: { code: 3, data: reason } })).toBe('Pancake: K');
    const foreign = encodeErrorResult({ abi: parseAbi(['error Foreign()']) });
    expect(describeError(Object.assign(new Error('execution reverted'), { data: foreign }))).toBe('execution reverted');
  });

  it('names the error of a foreign contract, and passes a reason on', () => {
    const abi = parseAbi(['error Foreign()']);
    const data = encodeErrorResult({ abi, errorName: 'Foreign' });
    expect(describeError(new ContractFunctionRevertedError({ abi, data, functionName: 'f' }))).toBe(
      'The contract refused: Foreign',
    );
    const required = encodeErrorResult({ abi: parseAbi(['error Error(string)']), args: ['Pancake: K'] });
    expect(describeError(new ContractFunctionRevertedError({ abi, data: required, functionName: 'f' }))).toBe(
      'Pancake: K',
    );
    const message = 'check error: TransferHelper: TRANSFER_FROM_FAILED';
    expect(describeError(new ContractFunctionRevertedError({ abi, message, functionName: 'f' }))).toBe(
      'TransferHelper: TRANSFER_FROM_FAILED',
    );
  });

  it('has a sentence for what only machines can read, and folds what is too long', () => {
    const unreadable = 'Your wallet didn’t give a reason. Check it before you try again.';
    expect(describeError(new TypeError("Cannot read properties of null (reading 'code')"))).toBe(unreadable);
    const wrapped = new BaseError('Failed.', {
      cause: new TypeError("Cannot read properties of null (reading 'code')"),
    });
    expect(describeError(wrapped)).toBe(unreadable);
    expect(describeError(new Error(`${'0x1234 '.repeat(60)} insufficient funds`))).toBe('Insufficient funds for gas');
    const folded = describeError(new Error('0x1234 '.repeat(500)));
    expect(folded.length).toBe(301);
    expect(folded.endsWith('…')).toBe(true);
  });

  it('says what a wallet has thrown as a bare text, which libraries wrap', () => {
    const wrapped = new BaseError('Transaction failed.', { cause: 'Something went wrong' as never });
    expect(describeError(wrapped)).toBe('Something went wrong');
    expect(isUserRejection(wrapped)).toBe(false);
    expect(isUserRejection(new BaseError('Failed.', { cause: 'User denied transaction signature' as never }))).toBe(
      true,
    );
    expect(describeError(new BaseError('Transaction failed.', { cause: 7 as never }))).toBe('Error');
  });

  it('passes an error of the page itself on, such as one of its configuration', () => {
    expect(describeError(new Error('config.json: chains is missing'))).toBe('config.json: chains is missing');
  });
});

it('an error that two known texts are found in is described by the first of them', () => {
  expect(describeError(new Error('out of gas: intrinsic gas too low'))).toBe(
    'The fee inside is too low please increase the gas limit',
  );
});

it.each([
  ['the innermost words', { message: 'call failed', error: { message: 'nonce too low' } }, 'nonce too low'],
  [
    'not words that only say that it failed',
    { message: 'nonce too low', error: { message: 'Internal error' } },
    'nonce too low',
  ],
  [
    'not words with a piece of a program',
    { message: 'nonce too low', error: { message: 'call { to: 1' } },
    'nonce too low',
  ],
  ['not an inner error without words', { message: 'Internal error', error: { message: '' } }, 'Internal error'],
  [
    'the innermost of words that all say nothing',
    { message: 'Internal error', error: { message: 'unknown error', error: { message: 'failed' } } },
    'failed',
  ],
  ['words without the space around them', { message: ' nonce too low\n' }, 'nonce too low'],
])('the description of an error is %s', (_, error, words) => {
  expect(describeError(error)).toBe(words);
});

it('300 characters are shown whole, of 301 the first 300', () => {
  expect(describeError(new Error('x'.repeat(300)))).toBe('x'.repeat(300));
  expect(describeError(new Error('x'.repeat(301)))).toBe(`${'x'.repeat(300)}…`);
});
