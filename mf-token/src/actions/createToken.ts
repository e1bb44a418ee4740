import { type ChainConfig, contractAddress } from '@rab/config';
import { type ContractCall, contractCall } from '@rab/contracts';
import { standardTokenFactoryAbi } from '@rab/contracts/abis';
import { type Address, eventOf, type TransactionReceipt } from '@rab/wallet-context/contract';

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
  });

/**
 * Address of the token that a creation made, from its event (TOK-05).
 * @throws when the receipt is of another transaction
 */
export function createdToken(chain: ChainConfig, receipt: Pick<TransactionReceipt, 'logs'>): Address {
  const factory = contractAddress(chain, 'standardTokenFactory');
  const created = eventOf(receipt, factory, standardTokenFactoryAbi, 'TokenCreated');
  if (!created) throw new Error('The transaction created no token.');
  return created.token;
}
