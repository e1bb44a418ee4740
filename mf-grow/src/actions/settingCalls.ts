import { type ChainConfig, contractAddress } from '@rab/config';
import { type ContractCall, contractCall } from '@rab/contracts';
import { launchpadSettingAbi } from '@rab/contracts/abis';
import type { Exchange, PlatformSettings } from '@rab/sdk/settings';
import type { Address } from '@rab/wallet-context/reads';

const settingsOf = (chain: ChainConfig) =>
  ({ address: contractAddress(chain, 'launchpadSetting'), abi: launchpadSettingAbi }) as const;

export type Fees = Pick<PlatformSettings, 'baseFee' | 'tokenFee' | 'creationFee' | 'feeAddress'>;

/** The fees of later sales and who receives them; for the settings' owner, like all below (OWN-09). */
export const setFeesCall = (chain: ChainConfig, { baseFee, tokenFee, creationFee, feeAddress }: Fees): ContractCall =>
  contractCall({
    ...settingsOf(chain),
    functionName: 'setFees',
    args: [baseFee, tokenFee, creationFee, feeAddress],
    emits: { eventName: 'FeesSet' },
  });

/** Names the administrator, of running sales too. */
export const setAdministratorCall = (chain: ChainConfig, administrator: Address): ContractCall =>
  contractCall({
    ...settingsOf(chain),
    functionName: 'setRABAddress',
    args: [administrator],
    emits: { eventName: 'RABAddressSet' },
  });

/** Adds an exchange, or changes the one of the same factory. */
export const setExchangeCall = (chain: ChainConfig, { swapFeeBps, ...exchange }: Exchange): ContractCall =>
  contractCall({
    ...settingsOf(chain),
    functionName: 'setExchange',
    args: [{ ...exchange, swapFeeBps: Number(swapFeeBps) }],
    emits: { eventName: 'ExchangeSet', args: { factory: exchange.factory } },
  });

/** Takes an exchange out. */
export const removeExchangeCall = (chain: ChainConfig, factory: Address): ContractCall =>
  contractCall({
    ...settingsOf(chain),
    functionName: 'removeExchange',
    args: [factory],
    emits: { eventName: 'ExchangeRemoved', args: { factory } },
  });

/** Allows a currency of sales, or takes it out; the zero address is the native one. */
export const setBaseTokenCall = (chain: ChainConfig, token: Address, isAllowed: boolean): ContractCall =>
  contractCall({
    ...settingsOf(chain),
    functionName: 'setBaseToken',
    args: [token, isAllowed],
    emits: { eventName: 'BaseTokenSet', args: { token } },
  });
