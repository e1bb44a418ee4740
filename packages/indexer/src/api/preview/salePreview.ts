import { SALE_KINDS, type SaleKindKey } from '@rab/config';
import {
  fairLaunchStatus,
  GrowStatus,
  growStatus,
  PRICE_DECIMALS,
  SALE_PLACES,
  SaleStatus,
  saleStatus,
  shareInBasisPoints,
  shareInPercent,
  shortAddress,
} from '@rab/contracts';
import { dayText } from '@rab/contracts/lock';
import { type Address, isAddressEqual, zeroAddress } from 'viem';
import type { Preview, PreviewSettings, Tone } from './Preview.ts';
import {
  amountText,
  type Spelling,
  sourceText,
  spelledAsPicture,
  spelledAsText,
  spelledNames,
  timeText,
} from './shownText.ts';
import { pathOf } from './subjectOf.ts';

/** A sale as it is indexed. Amounts in base units of the token that they are of, times in unix seconds. */
export interface IndexedSale {
  kind: SaleKindKey;
  address: Address;
  token: Address;
  tokenName: string;
  tokenSymbol: string;
  tokenDecimals: number;
  baseToken: Address;
  baseSymbol: string;
  baseDecimals: number;
  totalBaseCollected: bigint;
  softCap: bigint;
  /** Null where the raise has no limit; then the price is what it makes it. */
  hardCap: bigint | null;
  /** What one buyer may deposit; null where it is not limited. */
  minSpendPerBuyer: bigint | null;
  maxSpendPerBuyer: bigint | null;
  /** What all buyers share, and what of the raise the owner gets at most; null where each deposit has a price. */
  sellingAmount: bigint | null;
  maxOwnerReceive: bigint | null;
  numBuyers: number;
  tokenPrice: bigint | null;
  startTime: bigint;
  endTime: bigint;
  forceFailed: boolean;
  finalized: boolean;
  lpGenerationComplete: boolean;
  growStatus: number;
}

export interface State {
  label: string;
  tone: Tone;
  /** The same with what it means for people. */
  words: string;
}

export const UPCOMING: State = { label: 'Upcoming', tone: 'info', words: 'Upcoming' };
export const LIVE: State = { label: 'Sale Live', tone: 'positive', words: 'Live' };
const FAILED: State = { label: 'Canceled', tone: 'negative', words: 'Canceled, deposits can be refunded' };
const ended = (words: string): State => ({ label: 'Sale Ended', tone: 'neutral', words });

const AWAITS_LISTING = ended('Ended, awaiting its listing');
const AWAITS_REVIEW = ended('Ended, awaiting its review');
/** States of a sale that has what it needs, before its end too. */
export const FILLED: readonly State[] = [AWAITS_LISTING, AWAITS_REVIEW];

const SALE_STATES: Record<SaleStatus, State> = {
  [SaleStatus.QUED]: UPCOMING,
  [SaleStatus.ACTIVE]: LIVE,
  [SaleStatus.SUCCESS]: AWAITS_LISTING,
  [SaleStatus.FAILED]: FAILED,
  [SaleStatus.FINALIZED]: ended('Ended and listed'),
};

const GROW_STATES: Record<GrowStatus, State> = {
  [GrowStatus.QUED]: UPCOMING,
  [GrowStatus.ACTIVE]: LIVE,
  [GrowStatus.SUCCESS]: AWAITS_REVIEW,
  [GrowStatus.FAILED]: FAILED,
  [GrowStatus.LISTING]: { label: 'Listing', tone: 'warning', words: 'Ended, in review' },
  [GrowStatus.SATISFY]: { label: 'Satisfy', tone: 'positive', words: 'Ended, passed its review' },
  [GrowStatus.NOT_SATISFY]: { label: 'Not Satisfy', tone: 'negative', words: 'Ended, did not pass its review' },
};

export function stateOf(sale: IndexedSale, now: bigint): State {
  // a price that the deposits make has no rest below a hard cap
  if (sale.tokenPrice === null)
    return SALE_STATES[fairLaunchStatus({ ...sale, isFinalized: sale.lpGenerationComplete }, now)];
  const facts = { ...sale, hardCap: sale.hardCap ?? 0n, tokenPrice: sale.tokenPrice ?? 0n };
  return sale.kind === 'privateSale' ? GROW_STATES[growStatus(facts, now)] : SALE_STATES[saleStatus(facts, now)];
}

/** The next date of its life, else its last one. A sale may be over before its end: canceled, or filled and listed. */
function dateOf({ startTime, endTime }: IndexedSale, state: State, now: bigint) {
  if (state === UPCOMING) return { label: 'Starts', words: 'Starts', time: startTime };
  if (state === LIVE) return { label: 'Ends', words: 'Ends', time: endTime };
  if (now > endTime) return { label: 'Ended', words: 'Ended', time: endTime };
  return { label: 'Planned end', words: 'Was due to end', time: endTime };
}

/** The sale's names and amounts, spelled for a text or a picture. */
function wordsOf(sale: IndexedSale, nativeSymbol: string, spell: Spelling) {
  const isNative = isAddressEqual(sale.baseToken, zeroAddress);
  const unit = isNative ? nativeSymbol : spell(sale.baseSymbol, 12, shortAddress(sale.baseToken));
  const amount = (value: bigint) => amountText(value, sale.baseDecimals, unit, SALE_PLACES);
  return {
    ...spelledNames({ address: sale.token, name: sale.tokenName, symbol: sale.tokenSymbol }, spell),
    raised: `${amount(sale.totalBaseCollected)} raised`,
    softCap: amount(sale.softCap),
    hardCap: sale.hardCap === null ? null : amount(sale.hardCap),
    amount,
    unit,
  };
}

/** What the sale's page shows of it before its program is there. */
function earlyTexts(
  sale: IndexedSale,
  state: State,
  date: ReturnType<typeof dateOf>,
  words: ReturnType<typeof wordsOf>,
) {
  const { sellingAmount: selling, numBuyers, totalBaseCollected: raised } = sale;
  const goal = sale.hardCap ?? sale.softCap;
  const known = {
    minBuy: sale.minSpendPerBuyer,
    maxBuy: sale.maxSpendPerBuyer,
    mostForOwner: sale.maxOwnerReceive,
    // the bar of a raise above its goal does not end there
    goal: raised > goal ? null : goal,
    hardCap: sale.hardCap,
    softCap: sale.softCap,
    raised,
  };
  return {
    ...Object.fromEntries(
      Object.entries(known).flatMap(([name, value]) => (value === null ? [] : [[name, words.amount(value)]])),
    ),
    ...(sale.tokenPrice !== null && {
      price: `1 ${words.unit} = ${amountText(sale.tokenPrice, PRICE_DECIMALS, words.symbol, SALE_PLACES)}`,
    }),
    ...(selling !== null && { selling: amountText(selling, sale.tokenDecimals, words.symbol, SALE_PLACES) }),
    name: words.name,
    symbol: words.symbol,
    buyers: `${numBuyers} ${numBuyers === 1 ? 'buyer' : 'buyers'}`,
    percent: `${shareInPercent(raised, goal)}%`,
    [`state.${state.tone}`]: state.label,
    'date.label': date.label,
    date: dayText(date.time),
  };
}

/** A sale in a title, two sentences and a picture: what the chain says of it, and no word of its owner but the token's names. */
export function salePreview(sale: IndexedSale, { nativeSymbol, now }: PreviewSettings): Preview {
  const state = stateOf(sale, now);
  const date = dateOf(sale, state, now);
  const text = wordsOf(sale, nativeSymbol, spelledAsText);
  const drawn = wordsOf(sale, nativeSymbol, spelledAsPicture);
  const { softCap, totalBaseCollected: raised } = sale;
  const isEnough = raised > softCap;
  const whole = sale.hardCap ?? (isEnough ? raised : softCap);
  const part = (value: bigint) => Math.min(1, Number(shareInBasisPoints(value, whole)) / 10_000);
  const caps = `soft cap ${text.softCap}${text.hardCap ? `, hard cap ${text.hardCap}` : ''}`;
  return {
    path: pathOf({ kind: 'sale', sale: sale.kind, address: sale.address }),
    title: `${text.title} · ${SALE_KINDS[sale.kind].name}`,
    description: `${state.words}: ${text.raised}, ${caps}. ${date.words} ${timeText(date.time)}.`,
    card: {
      kind: SALE_KINDS[sale.kind].name,
      state: { label: state.label, tone: state.tone },
      name: drawn.name,
      source: sourceText(drawn, sale.token),
      headline: drawn.raised,
      bar: { filled: part(raised), mark: part(softCap) },
      facts: [
        { label: 'Soft cap', value: drawn.softCap },
        { label: 'Hard cap', value: drawn.hardCap ?? 'None' },
        { label: date.label, value: dayText(date.time) },
      ],
      asOf: dayText(now),
    },
    early: earlyTexts(sale, state, date, text),
  };
}
