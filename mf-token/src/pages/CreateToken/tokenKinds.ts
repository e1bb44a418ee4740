import { t } from '@lingui/core/macro';
import type { ChainConfig, ContractKey } from '@rab/config';

/** The kinds of token and the factory of each, in the order of the selector. */
export const TOKEN_KINDS = {
  standard: { label: () => t`Standard`, factory: 'standardTokenFactory' },
  antiBot: { label: () => t`Anti-bot`, factory: 'antiBotStandardTokenFactory' },
  liquidityGenerator: { label: () => t`Liquidity generator`, factory: 'liquidityGeneratorTokenFactory' },
  baby: { label: () => t`Baby`, factory: 'babyTokenFactory' },
  buybackBaby: { label: () => t`Buyback baby`, factory: 'buybackBabyTokenFactory' },
} as const satisfies Record<string, { label: () => string; factory: ContractKey }>;

export type TokenKind = keyof typeof TOKEN_KINDS;
/** Those that take nothing from transfers. */
export type PlainKind = 'standard' | 'antiBot';
/** Those that take a fee from transfers. */
export type TaxedKind = Exclude<TokenKind, PlainKind>;

export const isTaxed = (kind: TokenKind): kind is TaxedKind => kind !== 'standard' && kind !== 'antiBot';

/** What a chain has the factory for (TOK-06). */
export const kindsOf = ({ contracts }: Pick<ChainConfig, 'contracts'>): TokenKind[] =>
  (Object.keys(TOKEN_KINDS) as TokenKind[]).filter((kind) => contracts[TOKEN_KINDS[kind].factory] !== null);
