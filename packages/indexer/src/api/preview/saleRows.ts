import {
  formatAmount,
  PRICE_DECIMALS,
  perMilleToPercent,
  SALE_PLACES,
  SECONDS_PER_DAY,
  shareInPercent,
  shortAddress,
  shortSymbol,
} from '@rab/contracts';
import { isAddressEqual, zeroAddress } from 'viem';
import { listedName, rowTexts } from './listTexts.ts';
import type { EarlyTexts, PreviewSettings } from './Preview.ts';
import { FILLED, type IndexedSale, LIVE, type State, stateOf, UPCOMING } from './salePreview.ts';

/** A sale with what its card in a list shows; null is a term that sales of its kind do not have. */
export interface ListedSale extends IndexedSale {
  whitelistTime: bigint | null;
  /** Per mille. */
  referralRate: bigint | null;
  liquidityPercent: bigint | null;
  lockPeriod: bigint | null;
  /** Types of the administrator's labels. */
  labels: readonly string[];
}

/** As the lists have them: running sales first, then those to come, else as they are. */
const rankOf = (state: State) => (state === LIVE ? 0 : state === UPCOMING ? 1 : 2);

/** Over the countdown of a sale; what is over counts nothing. */
function countOf({ startTime, endTime, whitelistTime }: ListedSale, state: State, now: bigint) {
  if (state === UPCOMING) return { when: 'Starts In:', isCounting: true };
  if (state === LIVE)
    return { when: now < startTime + (whitelistTime ?? 0n) ? 'Whitelist In:' : 'Ends In:', isCounting: true };
  return { when: FILLED.includes(state) && now <= endTime ? 'Sold out' : 'Ended', isCounting: false };
}

function termsOf(sale: ListedSale, unit: string) {
  const { liquidityPercent, lockPeriod, tokenPrice } = sale;
  if (liquidityPercent !== null && lockPeriod !== null) {
    const days = Number(lockPeriod / SECONDS_PER_DAY);
    return {
      'terms.label': 'Liquidity %',
      terms: `${perMilleToPercent(liquidityPercent)}%`,
      lockup: `${days} ${days === 1 ? 'day' : 'days'}`,
    };
  }
  const price = formatAmount(tokenPrice ?? 0n, PRICE_DECIMALS, SALE_PLACES);
  return {
    'terms.label': 'Token price',
    terms: `1 ${shortSymbol(unit)} = ${price} ${shortSymbol(listedName(sale.tokenSymbol))}`,
    lockup: '–',
  };
}

function textsOf(sale: ListedSale, state: State, { nativeSymbol, now }: PreviewSettings): EarlyTexts {
  const unit = isAddressEqual(sale.baseToken, zeroAddress)
    ? nativeSymbol
    : listedName(sale.baseSymbol) || shortAddress(sale.baseToken);
  const goal = sale.hardCap ?? sale.softCap;
  const amount = (value: bigint) => formatAmount(value, sale.baseDecimals, SALE_PLACES);
  const tag = FILLED.includes(state) && now <= sale.endTime ? LIVE : state;
  const { when, isCounting } = countOf(sale, state, now);
  return {
    symbol: listedName(sale.tokenSymbol),
    name: listedName(sale.tokenName),
    [`state.${tag.tone}`]: tag.label,
    ...(sale.finalized && { finalized: 'Finalize' }),
    ...(sale.referralRate && { referral: `Affiliate ${perMilleToPercent(sale.referralRate)}%` }),
    ...(sale.labels.includes('audit') && { audit: 'Audit' }),
    ...(sale.labels.includes('kyc') && { kyc: 'KYC' }),
    raised: amount(sale.totalBaseCollected),
    goal: `${amount(goal)} ${shortSymbol(unit)}`,
    percent: `${shareInPercent(sale.totalBaseCollected, goal)}%`,
    ...termsOf(sale, unit),
    when,
    // its room: the program counts
    ...(isCounting && { countdown: '0d : 0h : 0m : 0s' }),
  };
}

/**
 * What the cards of a list's first sales show before its program is there.
 * @param sales one page of the list
 */
export function saleRows(sales: readonly ListedSale[], settings: PreviewSettings): EarlyTexts {
  const sorted = sales
    .map((sale) => ({ sale, state: stateOf(sale, settings.now) }))
    .sort((one, other) => rankOf(one.state) - rankOf(other.state));
  return rowTexts(sorted, ({ sale, state }) => textsOf(sale, state, settings));
}
