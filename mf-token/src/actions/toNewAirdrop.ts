import { type ChainConfig, contractAddress, paths } from '@rab/config';
import { rabbitAirdropAbi } from '@rab/contracts/abis/others';
import { type Destination, leadsTo } from '@rab/wallet-context/transactions';

/** A new campaign leads to its own page. */
export const toNewAirdrop = (chain: ChainConfig): Destination =>
  leadsTo({
    emitter: contractAddress(chain, 'airdrop'),
    abi: rabbitAirdropAbi,
    eventName: 'AirdropCreated',
    argument: 'id',
    path: paths.airdrop,
  });
