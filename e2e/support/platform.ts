import type { APIRequestContext } from '@playwright/test';
import { PlatformChain, type SaleTerms, type Sendable } from '@rab/evm/driver';
import type { Address, TransactionReceipt } from 'viem';
import { chain } from './chain.ts';
import { platformConfig } from './platformConfig.ts';
import { DAY, HOUR } from './steps.ts';

/** The product on the stack's chain, used past the pages by any account without its key. */
class OpenPlatform extends PlatformChain {
  override async send(account: Address, call: Sendable): Promise<TransactionReceipt> {
    await this.client.impersonateAccount({ address: account });
    return super.send(account, call);
  }

  /** A sale of a day with a token of its own. @param startsIn seconds */
  async saleOf(
    owner: Address,
    { symbol, startsIn = HOUR, ...terms }: Partial<SaleTerms> & { symbol: string; startsIn?: bigint },
  ): Promise<{ sale: Address; token: Address; start: bigint; end: bigint }> {
    const token = await this.createToken(owner, { name: `${symbol} token`, symbol });
    const start = (await this.now()) + startsIn;
    const end = start + DAY;
    const sale = await this.createSale({ isBurn: true, ...terms, owner, token, start, end });
    return { sale, token, start, end };
  }
}

export const openPlatform = async (request: APIRequestContext): Promise<OpenPlatform> =>
  new OpenPlatform(chain, await platformConfig(request));
