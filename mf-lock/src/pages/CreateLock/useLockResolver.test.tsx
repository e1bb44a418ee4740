import { afterEach, expect, it, jest } from '@jest/globals';
import { parseConfig } from '@rab/contracts';
import { WalletProvider } from '@rab/wallet-context';
import { cleanup, renderHook } from '@testing-library/react';
import { configFixture } from '../../../../packages/contracts/test/configFixture.ts';
import { fakeNode } from '../../../../packages/wallet-context/test/fakeNode.ts';
import type { CreateLockForm } from './createLockSchema.ts';
import { useLockResolver } from './useLockResolver.ts';

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

it('a form is told that the node is away, instead of that there is no such token', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  fakeNode().isAway = true;
  const { result } = renderHook(() => useLockResolver(), {
    wrapper: ({ children }) => <WalletProvider config={parseConfig(configFixture())}>{children}</WalletProvider>,
  });
  const form: CreateLockForm = {
    tokenAddress: `0x${'a'.repeat(40)}`,
    title: 'Team',
    amount: '1',
    useVesting: false,
    lockUntil: '2100-01-01T00:00',
    tgeDate: '',
    tgePercent: '',
    cycleDays: '',
    cycleReleasePercent: '',
  };
  const { errors } = await result.current(form, undefined, { fields: {}, shouldUseNativeValidation: false });
  expect(errors).toEqual({
    tokenAddress: expect.objectContaining({ message: 'The network did not answer. Try again in a moment.' }),
  });
}, 30_000);
