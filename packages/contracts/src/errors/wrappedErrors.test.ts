import { describe, expect, it } from '@jest/globals';
import { createWalletClient, custom, erc20Abi, type Hex } from 'viem';
import { contractCall } from '../index.ts';
import { describeError } from './describeError.ts';
import { isUserRejection } from './isUserRejection.ts';

const account: Hex = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** What the page gets when a wallet that is asked to send throws this. */
async function thrownBy(thrown: unknown): Promise<unknown> {
  const transport = custom({ request: () => Promise.reject(thrown) }, { retryCount: 0 });
  const client = createWalletClient({ account, transport });
  const call = contractCall({ address: account, abi: erc20Abi, functionName: 'approve', args: [account, 1n] });
  return client.writeContract({ ...call, account, chain: null }).then(
    () => undefined,
    (error: unknown) => error,
  );
}

/** The ways in which wallets, their libraries and gateways pass a sentence on. */
const WRAPPERS: readonly [name: string, wrap: (message: string) => unknown][] = [
  ['its own internal error', (message) => ({ code: -32_603, message })],
  ['an internal error as Error', (message) => Object.assign(new Error(message), { code: -32_603 })],
  ['data of an internal error', (message) => inner({ data: { code: -32_000, message } })],
  ['the cause in data', (message) => inner({ data: { cause: { message } } })],
  ['the original error in data', (message) => inner({ data: { originalError: { code: -32_000, message } } })],
  ['data that is text', (message) => inner({ data: message })],
  ['another code', (message) => ({ code: -32_000, message })],
  ['no code', (message) => ({ message })],
  ['an error in an error', (message) => ({ message: 'failed', error: { code: -32_603, message } })],
  [
    'text that holds JSON',
    (message) => ({
      code: -32_603,
      message: `[ethjs-query] while formatting outputs from RPC '${JSON.stringify({ value: { code: -32_603, data: { code: -32_000, message } } })}'`,
    }),
  ],
  ['the body of an answer', (message) => inner({ error: { body: JSON.stringify({ error: { message } }) } })],
  [
    'ethers',
    (message) => ({ code: 'UNKNOWN_ERROR', message: 'could not coalesce error', info: { error: { message } } }),
  ],
];
const inner = (rest: object) => ({ code: -32_603, message: 'Internal JSON-RPC error.', ...rest });

describe.each(WRAPPERS)('a sentence in %s', (_, wrap) => {
  it.each([
    'User denied transaction signature.',
    'MetaMask Tx Signature: User denied transaction signature.',
    'User disapproved requested methods',
    'Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)',
    'Ledger device: UNKNOWN_ERROR (0x5501)',
    'Transaction was rejected on the device',
    'KeystoneError: The transaction was denied on your device',
    'Action cancelled by user',
    'Signature request rejected',
    'cancelled',
  ])('is a refusal by the person: %s [TX-08] [TXF-06]', async (message) => {
    expect(isUserRejection(await thrownBy(wrap(message)))).toBe(true);
  });

  it.each([
    ['err: insufficient funds for gas * price + value: have 1 want 2', 'Insufficient funds for gas'],
    ['replacement transaction underpriced', 'The fee inside is too low please increase the gas price'],
    ['transaction underpriced: gas tip cap 0', 'The fee inside is too low please increase the gas price'],
    ['intrinsic gas too low', 'The fee inside is too low please increase the gas limit'],
    ['out of gas', "Gas too low, this transaction can't submit."],
    ['nonce too low', 'nonce too low'],
    ['already known', 'already known'],
    ['execution reverted: Pancake: K', 'execution reverted: Pancake: K'],
  ])('is found and described: %s [TX-04] [TX-05] [TX-06] [TX-07] [TX-08]', async (message, told) => {
    const error = await thrownBy(wrap(message));
    expect(isUserRejection(error)).toBe(false);
    expect(describeError(error)).toBe(told);
  });

  it.each([
    'execution reverted: the vault was cancelled by user',
    'execution reverted: insufficient funds in the vault',
  ])('stays as it is when a contract wrote it: %s [TX-08]', async (message) => {
    const error = await thrownBy(wrap(message));
    expect(isUserRejection(error)).toBe(false);
    expect(describeError(error)).toBe(message);
  });
});

describe('an error', () => {
  it.each([
    ['a device’s status', inner({ data: { name: 'TransportStatusError', statusCode: 0x6985 } })],
    ['a device’s name', Object.assign(new Error('no'), { name: 'UserRefusedOnDevice' })],
    ['ethers, nested', inner({ data: { error: { code: 'ACTION_REJECTED' } } })],
  ])('an error of %s is a refusal [TXF-06]', async (_, thrown) => {
    expect(isUserRejection(await thrownBy(thrown))).toBe(true);
  });

  it('an error with nothing but ethers’ code has the text of that code [TX-06] [TX-07]', async () => {
    expect(describeError(await thrownBy({ code: 'INSUFFICIENT_FUNDS', message: 'no' }))).toBe(
      'Insufficient funds for gas',
    );
    expect(describeError(await thrownBy({ code: 'REPLACEMENT_UNDERPRICED', message: 'replacement fee too low' }))).toBe(
      'The fee inside is too low please increase the gas price',
    );
  });

  it('an error that only says that it is one is described by its own words [TX-08]', async () => {
    expect(describeError(await thrownBy(inner({})))).toBe('Internal JSON-RPC error.');
    expect(isUserRejection(await thrownBy(inner({})))).toBe(false);
  });
});
