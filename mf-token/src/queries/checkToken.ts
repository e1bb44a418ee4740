import { trialSales } from '@rab/contracts/sale-calls';
import { getTokenRisk, type TokenRisk, type TokenRiskParameters } from '@rab/token-risk';
import type { ReadContext } from '@rab/wallet-context';

/**
 * The check of a token on a chain of the configuration, with the sales of the product.
 * @returns null where there is no contract
 * @throws where the chain does not answer at all
 */
export const checkToken = (
  { client, chain }: ReadContext,
  parameters: Omit<TokenRiskParameters, 'sales'>,
): Promise<TokenRisk | 'no token' | null> =>
  getTokenRisk({ client, ...chain }, { ...parameters, sales: trialSales(chain) });
