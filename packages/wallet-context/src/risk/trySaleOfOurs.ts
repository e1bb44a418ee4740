import { FILLED_DELAY } from '@rab/contracts';
import {
  launchpadSettingAbi,
  presaleAbi,
  presaleFactoryAbi,
  privateSaleAbi,
  privateSaleFactoryAbi,
} from '@rab/contracts/abis';
import { type Address, encodeFunctionData, erc20Abi, parseEther, zeroAddress } from 'viem';
import { lossOf } from './pools.ts';
import {
  addressIn,
  ask,
  balanceCall,
  erc20Call,
  freshAddress,
  refusalIn,
  type Trial,
  type TrialCall,
  tryBlocks,
  wordOf,
} from './Trial.ts';
import type { Owning } from './trade.ts';
import type { Fit } from './tryLock.ts';

/** A sale of ours that is tried from its creation to a buyer's claim. */
export type TriedSale = 'RAB Sale' | 'RAB Grow';

const HARD_CAP = parseEther('1');
const SOFT_CAP = HARD_CAP / 2n;
const HOUR = 3_600;
const STARTS = 2 * HOUR;
const DAY = 86_400;
/** The administrator's word that buyers may claim. */
const LISTING = 4;
/** Per mille of the raise that goes into the pool, and of the sale's rate that is the pool's. */
const LIQUIDITY = 600n;
/** Per mille: nobody asks for more. */
const ANY_FEE = 1_000n;
/** Percent of what somebody owns that is sold: the rest is for the pool and for fees. */
const SOLD = { 'RAB Sale': 50n, 'RAB Grow': 80n } as const;

const call = (
  from: Address,
  to: Address,
  abi: readonly unknown[],
  functionName: string,
  args: readonly unknown[] = [],
  value?: bigint,
): TrialCall => ({
  from,
  to,
  data: encodeFunctionData({ abi, functionName, args } as never),
  ...(value !== undefined && { value }),
});

/**
 * Sells what somebody owns in a sale of ours: creation, a deposit that fills it, its end, and the buyer's claim; null where
 * that cannot be tried.
 */
export async function trySaleOfOurs(
  trial: Trial,
  kind: TriedSale,
  { account, blocks, amount }: Owning,
): Promise<Fit | null> {
  const { token, chain } = trial;
  const { launchpadFactory, privateSaleFactory, launchpadSetting } = chain.contracts;
  const factory = kind === 'RAB Sale' ? launchpadFactory : privateSaleFactory;
  const [exchange] = chain.exchanges;
  if (!factory || !launchpadSetting || !exchange) return null;
  const factoryAbi = kind === 'RAB Sale' ? presaleFactoryAbi : privateSaleFactoryAbi;
  const saleAbi = kind === 'RAB Sale' ? presaleAbi : privateSaleAbi;
  const [fee, admin, decimals] = await ask(trial, [
    call(zeroAddress, factory, factoryAbi, 'flatFee'),
    call(zeroAddress, launchpadSetting, launchpadSettingAbi, 'getRABAddress'),
    call(zeroAddress, token, erc20Abi, 'decimals'),
  ]);
  const [flatFee, administrator] = [wordOf(fee), addressIn(admin)];
  if (flatFee === null || !administrator) return null;

  const start = trial.time + BigInt(STARTS);
  const sold = (amount * SOLD[kind]) / 100n;
  // whole tokens a whole coin, 18-decimal fixed point; the hard cap is one coin
  const rate = (sold * 10n ** 18n) / 10n ** (wordOf(decimals) ?? 18n);
  const terms = {
    saleToken: token,
    baseToken: zeroAddress,
    tokenPrice: rate,
    minSpendPerBuyer: HARD_CAP / 10n,
    maxSpendPerBuyer: HARD_CAP,
    startTime: start,
    endTime: start + BigInt(DAY),
    whitelistTime: 0n,
    referralRate: 0n,
    isBurn: false,
  };
  const vesting = {
    requestVesting: false,
    linearLock: false,
    vestingStartEmission: 0n,
    vestingEndEmission: 0n,
    vestingPercentage: 0n,
    vestingPeriod: 0n,
  };
  const caps = {
    softCap: SOFT_CAP,
    hardCap: HARD_CAP,
    liquidityPercent: LIQUIDITY,
    listingRate: (rate * 9n) / 10n,
    lockPeriod: BigInt(31 * DAY),
  };
  const owner = { presaleOwner: account, factory: exchange.factory, otherFactory: zeroAddress, projectInfoHash: '' };
  const agreed = { baseFee: ANY_FEE, tokenFee: ANY_FEE, flatFee };
  const buyer = freshAddress();
  const creation = [
    ...blocks,
    {
      after: HOUR,
      calls: [
        erc20Call(account, token, 'approve', factory, amount),
        call(account, factory, factoryAbi, 'create', [terms, caps, owner, vesting, agreed], flatFee),
      ],
    },
  ];
  // where it will be: its address follows from its creator and these terms
  const created = await tryBlocks(trial, creation);
  if (!created) return null;
  const refused = refusalIn(created.slice(blocks.length).flat());
  if (refused) return { works: false, why: refused };
  const sale = addressIn(created[blocks.length]?.[1]);
  if (!sale) return null;
  const finish =
    kind === 'RAB Sale'
      ? call(account, sale, presaleAbi, 'addLiquidity')
      : call(administrator, sale, privateSaleAbi, 'setStatusByRAB', [LISTING]);
  const tried = await tryBlocks(trial, [
    ...creation,
    { after: STARTS + 60, calls: [call(buyer, sale, saleAbi, 'userDeposit', [HARD_CAP, zeroAddress], HARD_CAP)] },
    {
      after: STARTS + 60 + Number(FILLED_DELAY),
      calls: [finish, call(buyer, sale, saleAbi, 'userWithdrawTokens'), balanceCall(token, buyer)],
    },
  ]);
  if (!tried) return null;
  const acts = tried.slice(blocks.length);
  const why = refusalIn(acts.flat());
  if (why) return { works: false, why };
  const got = wordOf(acts[2]?.[2]);
  return got === null ? null : { works: true, loss: lossOf(sold, got) };
}
