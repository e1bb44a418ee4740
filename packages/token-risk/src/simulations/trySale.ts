import { DEFAULT_DECIMALS, FILLED_DELAY } from '@rab/contracts';
import { launchpadSettingAbi } from '@rab/contracts/abis';
import { type Address, erc20Abi, parseAbi } from 'viem';
import type { TrialSaleCalls } from '../TrialSale.ts';
import { encodeCall, encodeRead } from '../trial/encodeCall.ts';
import { addressIn, ask, freshAddress, type Trial, tryBlocks, wordOf } from '../trial/Trial.ts';
import { approveCall, balanceCall } from '../trial/tokenCalls.ts';
import { type Compatibility, refusalIn } from './Compatibility.ts';
import { lossOf } from './pools.ts';
import type { Position } from './trade.ts';

/** Every factory of the product has it. */
const FACTORY_ABI = parseAbi(['function flatFee() view returns (uint256)']);
const HOUR = 3_600;
const STARTS = 2 * HOUR;
/** More do not fit into what `decimals()` returns, an uint8. */
const MOST_DECIMALS = 255n;

/** What has to be known before a sale can be tried. */
export interface SaleTerms {
  /** Wei, what the factory asks for a creation. */
  flatFee: bigint;
  administrator: Address;
  /** Of the token. */
  decimals: number;
}

/** Reads what a sale of the product is tried with; null where it cannot be tried. */
export async function readSaleTerms(trial: Trial, { factory }: TrialSaleCalls): Promise<SaleTerms | null> {
  const { token, contracts } = trial;
  if (!contracts.launchpadSetting) return null;
  const settings = { address: contracts.launchpadSetting, abi: launchpadSettingAbi } as const;
  const [fee, admin, decimals] = await ask(trial, [
    encodeRead({ address: factory, abi: FACTORY_ABI, functionName: 'flatFee', args: [] }),
    encodeRead({ ...settings, functionName: 'getRABAddress', args: [] }),
    encodeRead({ address: token, abi: erc20Abi, functionName: 'decimals', args: [] }),
  ]);
  const [flatFee, administrator, given] = [wordOf(fee), addressIn(admin), wordOf(decimals)];
  if (flatFee === null || !administrator) return null;
  return {
    flatFee,
    administrator,
    decimals: given !== null && given <= MOST_DECIMALS ? Number(given) : DEFAULT_DECIMALS,
  };
}

/**
 * Sells what somebody owns in a sale of the product: creation, a deposit that fills it, its end, and the buyer's claim; null
 * where that cannot be tried.
 */
export async function trySale(
  trial: Trial,
  sale: TrialSaleCalls,
  { account, blocks, amount }: Position,
  { flatFee, administrator, decimals }: SaleTerms,
): Promise<Compatibility | null> {
  const { token, time } = trial;
  const { factory } = sale;
  const sold = (amount * sale.soldPercent) / 100n;
  const creation = sale.create({
    token,
    decimals,
    seller: account,
    sold,
    start: time + BigInt(STARTS),
    flatFee,
  });
  const created = [
    ...blocks,
    { after: HOUR, calls: [approveCall(account, token, factory, amount), encodeCall(account, creation)] },
  ];
  // where it will be: its address follows from its creator and these terms
  const first = await tryBlocks(trial, created);
  if (!first) return null;
  const refused = refusalIn(first.slice(blocks.length).flat());
  if (refused) return refused;
  const address = addressIn(first[blocks.length]?.[1]);
  if (!address) return null;

  const buyer = freshAddress();
  const finisher = sale.finishedBy === 'seller' ? account : administrator;
  const tried = await tryBlocks(trial, [
    ...created,
    { after: STARTS + 60, calls: [encodeCall(buyer, sale.deposit(address))] },
    {
      after: STARTS + 60 + Number(FILLED_DELAY),
      calls: [
        encodeCall(finisher, sale.finish(address)),
        encodeCall(buyer, sale.claim(address)),
        balanceCall(token, buyer),
      ],
    },
  ]);
  if (!tried) return null;
  const acts = tried.slice(blocks.length);
  const refusal = refusalIn(acts.flat());
  if (refusal) return refusal;
  const got = wordOf(acts[2]?.[2]);
  return got === null ? null : { works: true, loss: lossOf(sold, got) };
}
