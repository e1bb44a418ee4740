import { isBurnAddress, shareInBasisPoints } from '@rab/contracts';
import { useChainTime } from '@rab/wallet-context';
import {
  type Address,
  isAddressEqual,
  type TokenInfo,
  useBalancesOf,
  useLargestHolders,
  useTransferLoss,
} from '@rab/wallet-context/contract';
import { type RunningSale, useRunningSales } from './runningSales.ts';

/** Who holds more could empty a pool: basis points of the supply, as the risk check has it. */
const LARGE = 2_000n;
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
  /** Who holds most of it outside of locks, pools and running sales; null where nobody was seen. */
  largest: LargestHolder | null | undefined;
  /** Its sales that run, but for `except`. */
  running: RunningSale[] | undefined;
  /** Of a transfer does not arrive, basis points. */
  loss: bigint | null | undefined;
}

export interface TokenFactsOptions {
  token: TokenInfo;
  /** Who sells it. */
  seller: Address | undefined;
  /** A sale of it that is looked at. */
  except?: Address;
}

/** Reads what a token's sale should make one think about, where the choice is made (MNY-06, MNY-11). */
export function useTokenFacts({ token, seller, except }: TokenFactsOptions): TokenFacts {
  const { address, owner, totalSupply } = token;
  const { data: all } = useRunningSales({ token: address, now: useChainTime(HOUR) });
  const { data: seen } = useLargestHolders({ token: address, owner });
  const { data: [sellers] = [] } = useBalancesOf(seller ? { account: seller, tokens: [address] } : null);
  const { data: [owners] = [] } = useBalancesOf(isBurnAddress(owner) ? null : { account: owner, tokens: [address] });
  const sales = [...(except ? [except] : []), ...(all ?? []).map(({ sale }) => sale.id)];
  const holders = [
    ...(seller && sellers ? [{ account: seller, held: sellers }] : []),
    ...(owners ? [{ account: owner, held: owners }] : []),
    ...(seen?.list ?? []).filter(
      ({ account, custody }) => custody === null && !sales.some((sale) => isAddressEqual(sale, account)),
    ),
  ];
  const most = holders.reduce<(typeof holders)[number] | null>(
    (before, holder) => (before === null || holder.held > before.held ? holder : before),
    null,
  );
  const { data: loss } = useTransferLoss(
    most && most.held > 0n ? { account: most.account, token: address, amount: most.held } : null,
  );
  return {
    largest: holders.length === 0 && !seen ? undefined : most && shareOf(most, totalSupply),
    running: all?.filter(({ sale }) => !except || !isAddressEqual(sale.id, except)),
    loss,
  };
}

function shareOf({ account, held }: { account: Address; held: bigint }, supply: bigint): LargestHolder {
  const bps = shareInBasisPoints(held, supply);
  return { account, percent: (Number(bps) / 100).toFixed(1), isLarge: bps > LARGE };
}
