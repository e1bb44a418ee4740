/** Prices are whole tokens per whole base token with 18 decimals. */
export const PRICE_DECIMALS = 18;

/** Decimals of the two tokens of a sale. */
export interface SaleDecimals {
  tokenDecimals: number;
  baseDecimals: number;
}
