import { describe, expect, it } from '@jest/globals';
import { BaseError, UserRejectedRequestError } from 'viem';
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
    ['a refused upgrade of the account', { code: 5750 }],
  ])('knows the no of %s', (_, error) => {
    expect(isUserRejection(error)).toBe(true);
  });

  it('takes nothing else for it', () => {
    const circle: { cause?: unknown } = {};
    circle.cause = circle;
    for (const other of [new Error('no'), { code: -32_000 }, { code: 4902 }, { data: '0x4001' }, null, '4001', circle])
      expect(isUserRejection(other)).toBe(false);
  });
});
