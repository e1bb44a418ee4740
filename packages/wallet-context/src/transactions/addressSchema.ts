import { v } from '@rab/config';
import { type Address, isAddress } from 'viem';

/** An address as it is stored, in any case of its letters. */
export const addressSchema = v.custom<Address>((value) => isAddress(value as string, { strict: false }));
