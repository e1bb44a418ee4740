import { type ContractCall, contractCall } from '@rab/contracts';
import { liquidityGeneratorTokenAbi } from '@rab/contracts/abis/others';
import type { Address } from '@rab/wallet-context/reads';

/** Lowers all fees of a token to 0; every kind of token with fees has this function. They can never be raised again. */
export const dropFeesCall = (token: Address): ContractCall =>
  contractCall({
    address: token,
    abi: liquidityGeneratorTokenAbi,
    functionName: 'lowerFees',
    args: [{ holders: 0, liquidity: 0, marketing: 0, buyBack: 0 }],
    emits: { eventName: 'FeesLowered' },
  });
