import { type ChainConfig, contractAddress } from '@rab/config';
import { type ContractCall, contractCall } from '@rab/contracts';
import { presaleFactoryAbi, privateSaleFactoryAbi } from '@rab/contracts/abis';
import { type Address, type ChainClient, eventOf, type TransactionReceipt } from '@rab/wallet-context/contract';
import { SaleKind } from '../model/Launchpad.ts';
import type { SaleInfo } from '../wizard/saleInfoSchema.ts';
import type { VerifiedToken } from '../wizard/verifyTokenSchema.ts';

/** Everything the factory takes besides the project info. */
export interface NewSale {
  kind: SaleKind;
  verified: VerifiedToken;
  info: SaleInfo;
}

/** The contract that makes sales of a kind and takes their tokens. */
export const factoryOf = (chain: ChainConfig, kind: SaleKind): Address =>
  contractAddress(chain, kind === SaleKind.SALE ? 'launchpadFactory' : 'privateSaleFactory');

const saleParams = ({ verified, info }: NewSale) => ({
  saleToken: verified.token,
  baseToken: verified.baseToken,
  tokenPrice: info.tokenPrice,
  minSpendPerBuyer: info.minSpendPerBuyer,
  maxSpendPerBuyer: info.maxSpendPerBuyer,
  startTime: info.startTime,
  endTime: info.endTime,
  whitelistTime: info.whitelistTime,
  referralRate: verified.referralRate,
  isBurn: info.isBurn,
});

const capParams = ({ info }: NewSale) => ({
  softCap: info.softCap,
  hardCap: info.hardCap,
  liquidityPercent: info.listing?.liquidityPercent ?? 0n,
  listingRate: info.listing?.listingRate ?? 0n,
  lockPeriod: info.listing?.lockPeriod ?? 0n,
});

/** What the factory charges and takes for this very sale: `flatFee` in wei, `tokens` in base units. */
export async function readCreationCost(
  client: ChainClient,
  chain: ChainConfig,
  sale: NewSale,
): Promise<{ flatFee: bigint; tokens: bigint }> {
  const address = factoryOf(chain, sale.kind);
  if (sale.kind === SaleKind.SALE) {
    const [flatFee, tokens] = await Promise.all([
      client.readContract({ address, abi: presaleFactoryAbi, functionName: 'flatFee' }),
      client.readContract({
        address,
        abi: presaleFactoryAbi,
        functionName: 'amountNeeded',
        args: [saleParams(sale), capParams(sale)],
      }),
    ]);
    return { flatFee, tokens };
  }
  const { softCap, hardCap } = sale.info;
  const [flatFee, tokens] = await Promise.all([
    client.readContract({ address, abi: privateSaleFactoryAbi, functionName: 'flatFee' }),
    client.readContract({
      address,
      abi: privateSaleFactoryAbi,
      functionName: 'amountNeeded',
      args: [saleParams(sale), { softCap, hardCap }],
    }),
  ]);
  return { flatFee, tokens };
}

const NO_VESTING = {
  requestVesting: false,
  linearLock: false,
  vestingPercentage: 0n,
  vestingPeriod: 0n,
  vestingStartEmission: 0n,
  vestingEndEmission: 0n,
};

/** Creates the sale for `owner`; `flatFee` in wei goes with the call (WIZ-16). */
export function createSaleCall(
  chain: ChainConfig,
  sale: NewSale,
  owner: Address,
  projectInfoHash: string,
  flatFee: bigint,
): ContractCall {
  const address = factoryOf(chain, sale.kind);
  const vesting = sale.info.vesting ? { requestVesting: true, ...sale.info.vesting } : NO_VESTING;
  if (sale.kind === SaleKind.GROW) {
    const { softCap, hardCap } = sale.info;
    return contractCall({
      address,
      abi: privateSaleFactoryAbi,
      functionName: 'create',
      args: [saleParams(sale), { softCap, hardCap }, { presaleOwner: owner, projectInfoHash }, vesting],
      value: flatFee,
    });
  }
  const exchange = sale.info.listing?.exchange;
  if (!exchange) throw new Error('A RAB Sale needs an exchange.');
  return contractCall({
    address,
    abi: presaleFactoryAbi,
    functionName: 'create',
    args: [saleParams(sale), capParams(sale), { presaleOwner: owner, factory: exchange, projectInfoHash }, vesting],
    value: flatFee,
  });
}

/**
 * Address of the sale that a creation made, from its event.
 * @throws when the receipt is of another transaction
 */
export function createdSale(chain: ChainConfig, kind: SaleKind, receipt: Pick<TransactionReceipt, 'logs'>): Address {
  const factory = factoryOf(chain, kind);
  const sale =
    kind === SaleKind.SALE
      ? eventOf(receipt, factory, presaleFactoryAbi, 'PresaleCreated')?.presale
      : eventOf(receipt, factory, privateSaleFactoryAbi, 'PrivateSaleCreated')?.privateSale;
  if (!sale) throw new Error('The transaction created no sale.');
  return sale;
}
