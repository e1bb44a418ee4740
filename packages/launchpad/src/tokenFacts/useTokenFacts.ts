import { isBurnAddress, shareInBasisPoints } from '@rab/contracts';
import { useChainTime } from '@rab/wallet-context';
import {
  type Address,
  isAddressEqual,
  type TokenInfo,
  useBalancesOf,
  useLargestHolders,
  useTransferLoss,
} from '@rab/wallet-context/reads';
import { type RunningSale, useRunningSales } from './runningSales.ts';

/** A holder of more than this could empty a pool: basis points of the supply, as in the risk check. */
const LARGE = 2_000n;
/** One part in so many of the supply can be with accounts that were not seen, and still all that matter were. */
const UNSEEN_PART = 100n;
/** All holders that are found: locks, pools and sales, which do not count, can be more than a few. */
const ALL_FOUND = 200;
/** What is running is looked for with the hour: what is asked does not change before. */
const HOUR = 3_600n;

export interface LargestHolder {
  account: Address;
  /** Of the supply, in percent with one decimal. */
  percent: string;
  isLarge: boolean;
}

/** What chain and index say of a token that somebody is about to sell or to buy; undefined until read, or where it cannot be. */
export interface TokenFacts {
  /** The largest holder outside of locks, pools and running sales; null where nobody holds any. */
  largest: LargestHolder | null | undefined;
  /** False where the other holders could not be read, or only in part; undefined until that is known. */
  isEveryoneSeen: boolean | undefined;
  /** Its sales that run, but for `except`. */
  running: RunningSale[] | undefined;
  /** Of a transfer does not arrive, basis points. */
  loss: bigint | null | undefined;
}

export interface TokenFactsOptions {
  token: TokenInfo;
  /** The account that sells it. */
  seller: Address | undefined;
  /** A sale of it that is looked at. */
  except?: Address;
}

/** Reads what a token's sale should make one think about, where the choice is made (MNY-06, MNY-11). */
export function useTokenFacts({ token, seller, except }: TokenFactsOptions): TokenFacts {
  const { address, owner, totalSupply } = token;
  const { data: all } = useRunningSales({ token: address, now: useChainTime(HOUR) });
  const { data: seen, isError: isUnseen } = useLargestHolders({ token: address, owner, most: ALL_FOUND });
  const { data: [sellers] = [], isError: isUnread } = useBalancesOf(
    seller ? { account: seller, tokens: [address] } : null,
  );
  const { data: [owners] = [] } = useBalancesOf(isBurnAddress(owner) ? null : { account: owner, tokens: [address] });
  const sales = [...(except ? [except] : []), ...(all ?? []).map(({ sale }) => sale.id)];
  const holders = [
    ...(seller && sellers ? [{ account: seller, held: sellers }] : []),
    ...(owners ? [{ account: owner, held: owners }] : []),
    ...(seen?.list ?? []).filter(
      ({ account, custody }) => custody === null && !sales.some((sale) => isAddressEqual(sale, account)),
    ),
  ].filter(({ held }) => held > 0n);
  const most = holders.reduce<(typeof holders)[number] | null>(
    (before, holder) => (before === null || holder.held > before.held ? holder : before),
    null,
  );
  const { data: loss } = useTransferLoss(most ? { account: most.account, token: address, amount: most.held } : null);
  const found = most && shareOf(most, totalSupply);
  const isAnswered = seen !== undefined && (!seller || sellers !== undefined);
  const hasRecords = isAnswered && seen.since !== null && seen.supply > 0n;
  const hasFailed = isAnswered || isUnseen || isUnread;
  const isEveryoneSeen =
    hasRecords && unseenBesides(seen, seller, sellers) * UNSEEN_PART <= seen.supply
      ? true
      : hasFailed
        ? false
        : undefined;
  const isToldOf = found ? found.isLarge || hasRecords : isEveryoneSeen;
  return {
    largest: isToldOf ? found : undefined,
    isEveryoneSeen,
    running: all?.filter(({ sale }) => !except || !isAddressEqual(sale.id, except)),
    loss,
  };
}

type Seen = NonNullable<ReturnType<typeof useLargestHolders>['data']>;

/** What nobody was seen with, but for what the seller has, who was asked for as well. */
function unseenBesides({ list, unseen }: Seen, seller: Address | undefined, held = 0n): bigint {
  const isInList = seller && list.some(({ account }) => isAddressEqual(account, seller));
  if (isInList) return unseen;
  return unseen > held ? unseen - held : 0n;
}

function shareOf({ account, held }: { account: Address; held: bigint }, supply: bigint): LargestHolder {
  const bps = shareInBasisPoints(held, supply);
  return { account, percent: (Number(bps) / 100).toFixed(1), isLarge: bps > LARGE };
}
