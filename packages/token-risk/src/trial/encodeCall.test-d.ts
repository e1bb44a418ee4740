import { contractCall } from '@rab/contracts';
import { erc20Abi, zeroAddress } from 'viem';
import { encodeCall, encodeRead, type TrialCall } from './encodeCall.ts';

const token = { address: zeroAddress, abi: erc20Abi } as const;

encodeCall(
  zeroAddress,
  contractCall({ ...token, functionName: 'approve', args: [zeroAddress, 1n] }),
) satisfies TrialCall;
encodeRead({ ...token, functionName: 'balanceOf', args: [zeroAddress] }) satisfies TrialCall;

// @ts-expect-error a call that nobody has checked
encodeCall(zeroAddress, { ...token, functionName: 'approve', args: [zeroAddress, 1n] });
// @ts-expect-error a misspelt function
encodeRead({ ...token, functionName: 'balanceof', args: [zeroAddress] });
// @ts-expect-error an argument too few
encodeRead({ ...token, functionName: 'balanceOf', args: [] });
// @ts-expect-error an argument of another type
encodeRead({ ...token, functionName: 'balanceOf', args: [1n] });
// @ts-expect-error what changes state is no read
encodeRead({ ...token, functionName: 'transfer', args: [zeroAddress, 1n] });
