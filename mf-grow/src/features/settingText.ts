import { t } from '@lingui/core/macro';
import { type ChainConfig, findBaseToken } from '@rab/config';
import { shortAddress } from '@rab/contracts';
import { findExchange } from '@rab/contracts/exchange';
import { isSameAddress } from '@rab/contracts/same-address';
import type { PlatformSettings } from '@rab/sdk/settings';
import type { Setting, SettingEntry } from '../queries/settingHistory.ts';
import { coinText } from './coinText.ts';
import { basisPointsText, perMilleText } from './percentTexts.ts';

/** What was set, in words; an entry that the indexer names and we do not know is shown under its own name. */
export function settingText(entry: Setting, chain: ChainConfig): string {
  const { type, subject, baseFee, tokenFee, creationFee, router, initHash, swapFeeBps } = entry;
  const account = shortAddress(subject);
  const exchange = findExchange(chain.exchanges, subject)?.name ?? account;
  const currency = findBaseToken(chain, subject)?.symbol ?? account;
  switch (type) {
    case 'fees':
      return t`Fees: ${perMilleText(baseFee ?? 0n)}% of the raise, ${perMilleText(tokenFee ?? 0n)}% of the tokens sold, ${coinText(creationFee ?? 0n, chain.nativeToken)} to create a sale, paid to ${account}`;
    case 'administrator':
      return t`Administrator: ${account}`;
    case 'exchange':
      return t`Exchange ${exchange}: swap fee ${basisPointsText(BigInt(swapFeeBps ?? 0))}%, router ${shortAddress(router ?? '')}, init code hash ${shortAddress(initHash ?? '')}`;
    case 'exchangeRemoved':
      return t`Exchange ${exchange} removed`;
    case 'currency':
      return t`Base token ${currency} allowed`;
    case 'currencyRemoved':
      return t`Base token ${currency} disabled`;
    case 'ownerOffered':
      return t`Ownership offered to ${account}`;
    case 'owner':
      return t`Owner: ${account}`;
    default:
      return `${type}: ${account}`;
  }
}

/** Whether what was set is what the contract has now. */
export function holdsNow(entry: SettingEntry, settings: PlatformSettings): boolean {
  const { type, subject, baseFee, tokenFee, creationFee, router, initHash, swapFeeBps } = entry;
  const exchange = findExchange(settings.exchanges, subject);
  const isCurrency = settings.baseTokens.some((token) => isSameAddress(token, subject));
  switch (type) {
    case 'fees':
      return (
        baseFee === settings.baseFee &&
        tokenFee === settings.tokenFee &&
        creationFee === settings.creationFee &&
        isSameAddress(subject, settings.feeAddress)
      );
    case 'administrator':
      return isSameAddress(subject, settings.administrator);
    case 'exchange':
      return (
        exchange !== undefined &&
        router !== null &&
        isSameAddress(exchange.router, router) &&
        exchange.initHash === initHash &&
        exchange.swapFeeBps === BigInt(swapFeeBps ?? 0)
      );
    case 'exchangeRemoved':
      return !exchange;
    case 'currency':
      return isCurrency;
    case 'currencyRemoved':
      return !isCurrency;
    case 'owner':
      return isSameAddress(subject, settings.owner);
    default:
      return false;
  }
}
