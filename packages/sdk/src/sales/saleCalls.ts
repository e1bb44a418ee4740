import { type ChainConfig, contractAddress } from '@rab/config';
import { type ContractCall, contractCall } from '@rab/contracts';
import { launchpadSettingAbi, saleAbi } from '@rab/contracts/abis';
import { LABEL_TYPES, type LabelType } from '@rab/contracts/sale';
import type { Address } from 'viem';
import type { Sale } from './Sale.ts';

// the demo data and tests send these as well
export {
  cancelCall,
  claimCall,
  depositCall,
  handBackCall,
  leaveCall,
  payOutCall,
  setPartsStoppedCall,
  whitelistCall,
  withdrawPartsCall,
} from '@rab/contracts/sale-calls';

type OfSale = Pick<Sale, 'id'>;

/** Takes the deposit back. */
export const refundCall = ({ id }: OfSale): ContractCall =>
  contractCall({
    address: id,
    abi: saleAbi,
    functionName: 'userWithdrawBaseTokens',
    args: [],
    emits: { eventName: 'BaseRefunded', sender: 'account' },
  });

/** Claims the account's referral reward. */
export const claimRewardCall = ({ id }: OfSale): ContractCall =>
  contractCall({
    address: id,
    abi: saleAbi,
    functionName: 'claimReward',
    args: [],
    emits: { eventName: 'RewardClaimed', sender: 'account' },
  });

/** The administrator ends a sale that is not finalized: deposits go back. */
export const forceFailCall = ({ id }: OfSale): ContractCall =>
  contractCall({
    address: id,
    abi: saleAbi,
    functionName: 'forceFailByRAB',
    args: [],
    emits: { eventName: 'ForceFailed', sender: 'by' },
  });

/** Takes what was sent to a sale by mistake; the zero address for native coins. */
export const recoverCall = ({ id }: OfSale, token: Address): ContractCall =>
  contractCall({
    address: id,
    abi: saleAbi,
    functionName: 'recoverWrongTokens',
    args: [token],
    emits: { eventName: 'WrongTokensRecovered', args: { token } },
  });

/** Takes the sale's tokens back after it failed. */
export const ownerWithdrawCall = ({ id }: OfSale): ContractCall =>
  contractCall({
    address: id,
    abi: saleAbi,
    functionName: 'ownerWithdrawTokens',
    args: [],
    emits: { eventName: 'OwnerTokensWithdrawn' },
  });

/** Pays an account what it refused before; anybody may send it. */
export const withdrawPendingCall = ({ id }: OfSale, token: Address, account: Address): ContractCall =>
  contractCall({
    address: id,
    abi: saleAbi,
    functionName: 'withdrawPending',
    args: [token, account],
    emits: { eventName: 'PendingWithdrawn', args: { token, account } },
  });

/** Names another project info by its hash; open to the owner at any time. */
export const setProjectInfoCall = ({ id }: OfSale, hash: string): ContractCall =>
  contractCall({
    address: id,
    abi: saleAbi,
    functionName: 'setProjectInfo',
    args: [hash],
    emits: { eventName: 'ProjectInfoUpdated' },
  });

/** The administrator gives a sale a label with a link, or another link; an empty link takes the label away. */
export const setLabelCall = (chain: ChainConfig, { id }: OfSale, type: LabelType, link: string): ContractCall =>
  contractCall({
    address: contractAddress(chain, 'launchpadSetting'),
    abi: launchpadSettingAbi,
    functionName: 'setLabel',
    args: [id, LABEL_TYPES.indexOf(type), link],
    emits: { eventName: 'LabelSet', args: { sale: id } },
  });
