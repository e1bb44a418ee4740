import type { ContractFunctionName, ContractFunctionReturnType } from 'viem';
import type { presaleAbi, privateSaleAbi } from './generated.ts';
import type { saleAbi } from './saleAbi.ts';

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const holds = <_Claim extends true>() => {};

/** Every function that the screens of both kinds call. */
type Shared =
  | 'BUYERS'
  | 'addWhitelistAccount'
  | 'claimReward'
  | 'forceFailByPresaleOwner'
  | 'forceFailByRAB'
  | 'isFinalized'
  | 'isWhitelisted'
  | 'ownerWithdrawTokens'
  | 'pendingPayments'
  | 'presaleStatus'
  | 'recoverWrongTokens'
  | 'removeWhitelistAccount'
  | 'setProjectInfo'
  | 'userDeposit'
  | 'userRefAmount'
  | 'userWithdrawBaseTokens'
  | 'userWithdrawTokens'
  | 'viewWhiteListAccount'
  | 'withdrawPending';

type Named<abi extends readonly { type: string }[], name> = Extract<abi[number], { type: 'function'; name: name }>;

holds<Equal<Extract<ContractFunctionName<typeof saleAbi>, Shared>, Shared>>();
holds<Equal<Named<typeof presaleAbi, Shared>, Named<typeof privateSaleAbi, Shared>>>();
holds<Equal<Named<typeof presaleAbi, Shared>, Named<typeof saleAbi, Shared>>>();
holds<Equal<ContractFunctionReturnType<typeof saleAbi, 'nonpayable', 'userWithdrawTokens'>, bigint>>();

// the two kinds answer differently: neither may stand for the other
holds<Equal<Extract<ContractFunctionName<typeof saleAbi>, 'getInfo' | 'addLiquidity' | 'setStatusByRAB'>, never>>();
// @ts-expect-error a claim that does not hold
holds<Equal<Named<typeof presaleAbi, 'getInfo'>, Named<typeof privateSaleAbi, 'getInfo'>>>();
