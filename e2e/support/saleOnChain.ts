import type { ChainConfig } from '@rab/config';
import { presaleFactoryAbi, standardTokenFactoryAbi } from '@rab/contracts/abis';
import { type Abi, type Address, erc20Abi, type Hex, parseEther, parseEventLogs, zeroAddress } from 'viem';
import { chain, chainTime, localChain } from './chain.ts';

const DAY = 86_400n;
const DECIMALS = 18;
/** The hash of the empty file stands for none. */
const NO_PROJECT_INFO = 'QmbFMke1KXqnYyBBWxB74N4c5SBnJMVAiMNRcGu6x1AwQH';

/** Terms of a sale in BNB: 1,000 tokens for one, listed at 800, soft cap 1, hard cap 3; times are seconds from now on. */
export interface SaleOnChainTerms {
  symbol: string;
  startsIn?: bigint;
  whitelistSeconds?: bigint;
  referralRate?: bigint;
  vesting?: { percentage: bigint; period: bigint; end: bigint };
}

/** Calls a contract as any account, without its key. */
export async function sendAs(
  account: Address,
  call: { address: Address; abi: Abi; functionName: string; args: unknown[]; value?: bigint },
) {
  await chain.impersonateAccount({ address: account });
  const hash = await chain.writeContract({ ...call, account, chain: localChain } as never);
  const receipt = await chain.waitForTransactionReceipt({ hash });
  if (receipt.status !== 'success') throw new Error(`${call.functionName} failed on chain.`);
  return receipt;
}

/** A sale that `owner` made without walking the wizard, which has scenarios of its own. */
export async function saleOnChain(
  { contracts, exchanges }: ChainConfig,
  owner: Address,
  { symbol, startsIn = 3_600n, whitelistSeconds = 0n, referralRate = 0n, vesting }: SaleOnChainTerms,
): Promise<{ sale: Hex; token: Hex; start: bigint; end: bigint }> {
  const factory = contracts.launchpadFactory as Hex;
  const tokens = contracts.standardTokenFactory as Hex;
  const feeOf = (address: Hex) => chain.readContract({ address, abi: presaleFactoryAbi, functionName: 'flatFee' });
  const made = await sendAs(owner, {
    address: tokens,
    abi: standardTokenFactoryAbi,
    functionName: 'create',
    args: [`${symbol} token`, symbol, DECIMALS, parseEther('1000000')],
    value: await feeOf(tokens),
  });
  const token = parseEventLogs({ abi: standardTokenFactoryAbi, eventName: 'TokenCreated', logs: made.logs })[0]?.args
    .token as Hex;
  const start = (await chainTime()) + startsIn;
  const end = start + DAY;
  const terms = {
    saleToken: token,
    baseToken: zeroAddress,
    tokenPrice: parseEther('1000'),
    minSpendPerBuyer: parseEther('0.1'),
    maxSpendPerBuyer: parseEther('3'),
    startTime: start,
    endTime: end,
    whitelistTime: whitelistSeconds,
    referralRate,
    isBurn: true,
  };
  const cap = {
    softCap: parseEther('1'),
    hardCap: parseEther('3'),
    liquidityPercent: 600n,
    listingRate: parseEther('800'),
    lockPeriod: 30n * DAY,
  };
  const need = await chain.readContract({
    address: factory,
    abi: presaleFactoryAbi,
    functionName: 'amountNeeded',
    args: [terms, cap],
  });
  await sendAs(owner, { address: token, abi: erc20Abi, functionName: 'approve', args: [factory, need] });
  const flatFee = await feeOf(factory);
  const created = await sendAs(owner, {
    address: factory,
    abi: presaleFactoryAbi,
    functionName: 'create',
    args: [
      terms,
      cap,
      {
        presaleOwner: owner,
        factory: exchanges[0]?.factory as Hex,
        otherFactory: zeroAddress,
        projectInfoHash: NO_PROJECT_INFO,
      },
      {
        requestVesting: vesting !== undefined,
        linearLock: false,
        vestingEndEmission: vesting?.end ?? 0n,
        vestingPercentage: vesting?.percentage ?? 0n,
        vestingPeriod: vesting?.period ?? 0n,
      },
      { baseFee: 1000n, tokenFee: 1000n, flatFee },
    ],
    value: flatFee,
  });
  const sale = parseEventLogs({ abi: presaleFactoryAbi, eventName: 'PresaleCreated', logs: created.logs })[0]?.args
    .presale as Hex;
  return { sale, token, start, end };
}

/** Sets the chain's clock, and mines. */
export async function goToTime(seconds: bigint): Promise<void> {
  await chain.setNextBlockTimestamp({ timestamp: seconds });
  await chain.mine({ blocks: 1 });
}
