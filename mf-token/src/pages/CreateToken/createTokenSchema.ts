import { v } from '@rab/config';
import { DEFAULT_DECIMALS, parseAmount } from '@rab/contracts';
import { RULE_SENTENCES } from '@rab/contracts/errors';
import { SALE_LIMITS, TOKEN_LIMITS } from '@rab/contracts/limits';
import { crossRule, NOT_NUMBER, NOT_POSITIVE, textCodec } from '@rab/ui/forms';
import { hasInvisible, hasLookalike } from './lookalikes.ts';

/** The factory takes more; a token with more could not be sold here, as sales refuse it. */
const MAX_DECIMALS = SALE_LIMITS.maxDecimals;

const decimals = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\d*$/, NOT_NUMBER),
  v.transform((text) => (text === '' ? DEFAULT_DECIMALS : Number(text))),
  v.maxValue(MAX_DECIMALS, `Must be at most ${MAX_DECIMALS}`),
);

interface TypedSupply {
  totalSupply: string;
  decimals: number;
}
const supplyOf = (form: TypedSupply) => parseAmount(form.totalSupply, form.decimals) ?? 0n;

/** What buyers see is all there is. */
const isPlain = (what: string) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    if (hasInvisible(dataset.value))
      addIssue({ message: `The ${what} has an invisible character in it. Type it anew instead of pasting it.` });
    else if (hasLookalike(dataset.value))
      addIssue({ message: `The ${what} mixes letters that look alike, such as a Latin T and a Cyrillic Т` });
  });

/** The create form: texts in, what `create` takes out (`totalSupply` in base units). Rules: TOK-02. */
export const createTokenSchema = v.pipe(
  v.object({
    name: v.pipe(
      textCodec(RULE_SENTENCES.EmptyName),
      v.maxBytes(TOKEN_LIMITS.maxNameBytes, RULE_SENTENCES.NameTooLong),
      isPlain('name'),
    ),
    symbol: v.pipe(
      textCodec(RULE_SENTENCES.EmptySymbol),
      v.maxBytes(TOKEN_LIMITS.maxSymbolBytes, RULE_SENTENCES.SymbolTooLong),
      isPlain('symbol'),
    ),
    decimals,
    totalSupply: v.pipe(
      textCodec('Please input your total supply!'),
      v.check((text) => parseAmount(text, 0) !== null, NOT_NUMBER),
    ),
  }),
  crossRule(['totalSupply', 'decimals'], (form) => supplyOf(form) > 0n, { totalSupply: NOT_POSITIVE }),
  crossRule(['totalSupply', 'decimals'], (form) => supplyOf(form) <= TOKEN_LIMITS.maxSupply, {
    totalSupply: 'Is more than a token can hold',
  }),
  v.transform((form) => ({ ...form, totalSupply: supplyOf(form) })),
);

export type CreateTokenForm = v.InferInput<typeof createTokenSchema>;
