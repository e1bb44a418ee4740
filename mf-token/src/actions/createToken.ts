import { type ChainConfig, contractAddress, paths } from '@rab/config';
import { type ContractCall, contractCall } from '@rab/contracts';
import { standardTokenFactoryAbi } from '@rab/contracts/abis';
import { type Destination, leadsTo } from '@rab/wallet-context/contract';

/** Creates a standard token; `totalSupply` in base units goes to the caller, `flatFee` in wei to the platform. */
export const createTokenCall = (
  chain: ChainConfig,
  token: { name: string; symbol: string; decimals: number; totalSupply: bigint },
  flatFee: bigint,
): ContractCall =>
  contractCall({
    address: contractAddress(chain, 'standardTokenFactory'),
    abi: standardTokenFactoryAbi,
    functionName: 'create',
    args: [token.name, token.symbol, token.decimals, token.totalSupply],
    value: flatFee,
    emits: { eventName: 'TokenCreated', sender: 'owner' },
  });

/** A new token leads to its own page (TOK-05). */
export const toNewToken = (chain: ChainConfig): Destination =>
  leadsTo({
    emitter: contractAddress(chain, 'standardTokenFactory'),
    abi: standardTokenFactoryAbi,
    eventName: 'TokenCreated',
    argument: 'token',
    path: paths.token,
  });
