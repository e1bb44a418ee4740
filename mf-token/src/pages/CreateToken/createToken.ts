import { type ChainConfig, contractAddress, paths } from '@rab/config';
import { type ContractCall, contractCall } from '@rab/contracts';
import {
  babyTokenFactoryAbi,
  buybackBabyTokenFactoryAbi,
  liquidityGeneratorTokenFactoryAbi,
  standardTokenFactoryAbi,
} from '@rab/contracts/abis';
import { type Destination, leadsTo } from '@rab/wallet-context/transactions';
import type { NewToken } from './createTokenSchema.ts';
import { TOKEN_KINDS, type TokenKind } from './tokenKinds.ts';

/** Creates a token by the factory of its kind; its whole supply goes to the caller, `flatFee` in wei to the platform. */
export function createTokenCall(chain: ChainConfig, token: NewToken, flatFee: bigint): ContractCall {
  const what = [token.name, token.symbol, token.decimals, token.totalSupply] as const;
  const create = {
    address: contractAddress(chain, TOKEN_KINDS[token.kind].factory),
    functionName: 'create',
    value: flatFee,
    emits: { eventName: 'TokenCreated', sender: 'owner' },
  } as const;
  switch (token.kind) {
    case 'standard':
    case 'antiBot':
      return contractCall({ ...create, abi: standardTokenFactoryAbi, args: what });
    case 'liquidityGenerator':
      return contractCall({ ...create, abi: liquidityGeneratorTokenFactoryAbi, args: [...what, token.params] });
    case 'baby':
      return contractCall({ ...create, abi: babyTokenFactoryAbi, args: [...what, token.params] });
    case 'buybackBaby':
      return contractCall({ ...create, abi: buybackBabyTokenFactoryAbi, args: [...what, token.params] });
  }
}

/** A new token leads to its own page (TOK-05); every factory announces it with the same event. */
export const toNewToken = (chain: ChainConfig, kind: TokenKind): Destination =>
  leadsTo({
    emitter: contractAddress(chain, TOKEN_KINDS[kind].factory),
    abi: standardTokenFactoryAbi,
    eventName: 'TokenCreated',
    argument: 'token',
    path: paths.token,
  });
