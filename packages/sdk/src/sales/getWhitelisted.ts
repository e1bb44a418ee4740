import { saleAbi } from '@rab/contracts/abis';
import type { ReadContext } from '../ReadContext.ts';
import type { BuyerParameters } from './getBuyer.ts';

/** Whether an account may buy while only whitelisted ones can. */
export const getWhitelisted = ({ client }: ReadContext, { sale, account }: BuyerParameters): Promise<boolean> =>
  client.readContract({ address: sale, abi: saleAbi, functionName: 'isWhitelisted', args: [account] });
