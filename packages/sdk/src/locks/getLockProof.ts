import { contractAddress } from '@rab/config';
import { lockProofAbi } from '@rab/contracts/abis/others';
import type { Address } from 'viem';
import type { ReadContext } from '../ReadContext.ts';

/**
 * What the chain itself proves of a token's locks, in one call: how much of its supply is locked, until when nobody can withdraw the
 * wanted share, and in how many hands it is.
 * @param wantedBps the share of the supply, basis points
 * @throws {ConfigError} where the chain has no such contract
 */
export const getLockProof = ({ client, chain }: ReadContext, token: Address, wantedBps: bigint) =>
  client.readContract({
    address: contractAddress(chain, 'lockProof'),
    abi: lockProofAbi,
    functionName: 'proof',
    args: [token, wantedBps],
  });
