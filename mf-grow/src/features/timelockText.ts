import { t } from '@lingui/core/macro';
import { type ChainConfig, contractAddress } from '@rab/config';
import { shortAddress } from '@rab/contracts';
import { launchpadSettingAbi } from '@rab/contracts/abis';
import { timelockControllerAbi } from '@rab/contracts/abis/foreign';
import { decodeCall, type TimelockCall, type TimelockRole, timelockRole } from '@rab/contracts/powers';
import { isSameAddress } from '@rab/contracts/same-address';
import { type Address, type Hex, zeroAddress } from '@rab/wallet-context/reads';
import type { Setting } from '../queries/settingHistory.ts';
import { coinText } from './coinText.ts';
import { hoursText } from './hoursText.ts';
import { settingText } from './settingText.ts';

const SELECTOR_LENGTH = 10;

/** What a timelock is going to do with one call, in words; of a call that we do not know, its function and contract. */
export function timelockText({ target, value, data }: TimelockCall, timelock: Address, chain: ChainConfig): string {
  const words =
    (isSameAddress(target, contractAddress(chain, 'launchpadSetting')) && settingWords(data, chain)) ||
    (isSameAddress(target, timelock) && ownWords(data)) ||
    t`Call ${data.slice(0, SELECTOR_LENGTH)} of ${target}`;
  return value > 0n ? t`${words}, and pay ${coinText(value, chain.nativeToken)}` : words;
}

const NOTHING_SET = {
  baseFee: null,
  tokenFee: null,
  creationFee: null,
  router: null,
  initHash: null,
  swapFeeBps: null,
};

/** A call of the settings. */
function settingWords(data: Hex, chain: ChainConfig): string | undefined {
  const call = decodeCall(launchpadSettingAbi, data);
  const words = (type: string, subject: Address, set: Partial<Setting> = {}) =>
    settingText({ ...NOTHING_SET, ...set, type, subject }, chain);
  switch (call?.functionName) {
    case 'setFees': {
      const [baseFee, tokenFee, creationFee, receiver] = call.args;
      return words('fees', receiver, { baseFee, tokenFee, creationFee });
    }
    case 'setRABAddress':
      return words('administrator', call.args[0]);
    case 'setExchange': {
      const [{ factory, ...exchange }] = call.args;
      return words('exchange', factory, exchange);
    }
    case 'removeExchange':
      return words('exchangeRemoved', call.args[0]);
    case 'setBaseToken':
      return words(call.args[1] ? 'currency' : 'currencyRemoved', call.args[0]);
    case 'transferOwnership':
      return words('ownerOffered', call.args[0]);
    case 'acceptOwnership':
      return t`Accept the ownership of the settings`;
    default:
      return undefined;
  }
}

/** What a timelock changes of itself. */
function ownWords(data: Hex): string | undefined {
  const call = decodeCall(timelockControllerAbi, data);
  switch (call?.functionName) {
    case 'updateDelay':
      return t`Change the timelock’s delay to ${hoursText(call.args[0])}`;
    case 'grantRole':
      return grantWords(timelockRole(call.args[0]), holderText(call.args[1]));
    case 'revokeRole':
      return revokeWords(timelockRole(call.args[0]), holderText(call.args[1]));
    default:
      return undefined;
  }
}

/** A role of the zero address is everybody's. */
const holderText = (account: Address): string =>
  isSameAddress(account, zeroAddress) ? t`everyone` : shortAddress(account);

function grantWords(role: TimelockRole | undefined, holder: string): string {
  switch (role) {
    case 'proposer':
      return t`Give ${holder} the proposer role in the timelock`;
    case 'executor':
      return t`Give ${holder} the executor role in the timelock`;
    case 'canceller':
      return t`Give ${holder} the canceller role in the timelock`;
    case 'administrator':
      return t`Give ${holder} the administrator role in the timelock`;
    default:
      return t`Give ${holder} an unknown role in the timelock`;
  }
}

function revokeWords(role: TimelockRole | undefined, holder: string): string {
  switch (role) {
    case 'proposer':
      return t`Take the proposer role in the timelock from ${holder}`;
    case 'executor':
      return t`Take the executor role in the timelock from ${holder}`;
    case 'canceller':
      return t`Take the canceller role in the timelock from ${holder}`;
    case 'administrator':
      return t`Take the administrator role in the timelock from ${holder}`;
    default:
      return t`Take an unknown role in the timelock from ${holder}`;
  }
}
