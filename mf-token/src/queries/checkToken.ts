import { trialSales } from '@rab/contracts/sale-calls';
import { getTokenRisk, type TokenRisk } from '@rab/token-risk';
import type { ReadContext } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';

/**
 * The check of a token on a chain of the configuration, with the sales of the product.
 * @returns null where there is no contract
 * @throws where the chain does not answer at all
 */
export const checkToken = ({ client, chain }: ReadContext, token: Address): Promise<TokenRisk | 'no token' | null> =>
  getTokenRisk({ client, ...chain }, { token, sales: trialSales(chain) });
