import type { Address } from 'viem';

/** Id of a row that stands for a contract: its address in lower case. */
export const addressId = (address: Address): string => address.toLowerCase();

/** Id of a row that belongs to a sale: `sale-part`, all in lower case. */
export const saleRowId = (sale: Address, part: string): string => `${addressId(sale)}-${part.toLowerCase()}`;
