import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { TAXED_TOKEN_LIMITS, TOKEN_LIMITS } from '../limits/index.ts';
import type { ContractErrorName } from './ContractErrorName.ts';
import { sentencesOf } from './sentencesOf.ts';

const NAME_BYTES = TOKEN_LIMITS.maxNameBytes;
const SYMBOL_BYTES = TOKEN_LIMITS.maxSymbolBytes;

/** Rules of tokens that a form and a contract share (`sentencesOf`). */
export const TOKEN_RULES = {
  EmptyName: msg`Please input your name!`,
  EmptySymbol: msg`Please input your symbol!`,
  NameTooLong: msg`The name is too long: at most ${NAME_BYTES} bytes. Letters such as é and 漢 count as two to four`,
  SymbolTooLong: msg`The symbol is too long: at most ${SYMBOL_BYTES} bytes. Letters such as é and 漢 count as two to four`,
  // tokens with fees
  LiquidityFeeTooLarge: msg`Transaction fee to generate liquidity must be less than or equal to 25`,
  MarketingFeeTooLarge: msg`Marketing percent must be less than or equal to 25`,
  MinimumTooLarge: msg`The minimum balance for dividends is above the total supply`,
  SupplyTooLarge: msg`The total supply is more than an exchange can hold`,
  TotalFeeTooLarge: msg`All fees together must be at most ${String(TAXED_TOKEN_LIMITS.maxTotalFee)}%`,
  YieldFeeTooLarge: msg`Transaction fee to generate yield must be less than or equal to 25`,
} satisfies Partial<Record<ContractErrorName, MessageDescriptor>>;

/** The same as sentences. */
export const TOKEN_RULE_SENTENCES = sentencesOf(TOKEN_RULES);
