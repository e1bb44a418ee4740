import { describe, expect, it } from '@jest/globals';
import {
  BaseError,
  ContractFunctionExecutionError,
  ContractFunctionRevertedError,
  parseAbi,
  UserRejectedRequestError,
} from 'viem';
import { isUserRejection } from './isUserRejection.ts';

describe('isUserRejection', () => {
  it.each([
    ['EIP-1193', { code: 4001 }],
    ['viem', new UserRejectedRequestError(new Error('User denied'))],
    ['viem, wrapped', new BaseError('Failed.', { cause: new UserRejectedRequestError(new Error('User denied')) })],
    ['ethers', { code: 'ACTION_REJECTED', info: { error: { code: 4001 } } }],
    ['an internal error around it', { code: -32_603, data: { originalError: { code: 4001 } } }],
    ['an error around it', { message: 'failed', error: { code: 4001 } }],
    ['WalletConnect', { code: 5000 }],
    ['WalletConnect, chains', { code: 5001 }],
    ['WalletConnect, methods', { code: 5002 }],
    ['a code as text', { code: '4001' }],
    ['words alone', 'User denied transaction signature'],
    ['a message alone', { message: 'User rejected methods.' }],
    ['a Safe', { message: 'Transaction was rejected' }],
    ['the passive', new Error('MetaMask Tx Signature: Request was cancelled by the user.')],
    ['viem, which cannot read words', new TypeError("Cannot use 'in' operator to search for 'data' in User denied it")],
    ['a refused upgrade of the account', { code: 5750 }],
    ['a Ledger', { statusCode: 0x6985 }],
    ['a locked Ledger', { statusCode: 0x5501 }],
  ])('knows the no of %s', (_, error) => {
    expect(isUserRejection(error)).toBe(true);
  });

  it('is not what a contract says of its users, nor what a person has typed', () => {
    const abi = parseAbi(['function f(string)']);
    const reverted = new ContractFunctionRevertedError({ abi, message: 'User denied', functionName: 'f' });
    const typed = new ContractFunctionExecutionError(new BaseError('Failed.'), {
      abi,
      functionName: 'f',
      args: ['user rejected'],
    });
    expect(typed.message).toContain('user rejected');
    for (const other of [reverted, new BaseError('Failed.', { cause: reverted }), typed])
      expect(isUserRejection(other)).toBe(false);
  });

  it('takes nothing else for it', () => {
    const circle: { cause?: unknown } = {};
    circle.cause = circle;
    for (const other of [
      new Error('no'),
      { code: -32_000 },
      { code: 4902 },
      { data: '0x4001' },
      null,
      '4001',
      'the userRejected flag',
      circle,
    ])
      expect(isUserRejection(other)).toBe(false);
  });
});
