import { v } from '@rab/config';
import { parseAmount } from '@rab/contracts';

export const DEFAULT_DECIMALS = 18;
/** The contract refuses more: no exchange or sale can reckon with them. */
const MAX_DECIMALS = 24;
const MAX_UINT256 = 2n ** 256n - 1n;

const decimalsText = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => /^\d*$/.test(text), 'Must be number'),
  v.transform((text) => (text === '' ? DEFAULT_DECIMALS : Number(text))),
  v.maxValue(MAX_DECIMALS, `Must be at most ${MAX_DECIMALS}`),
);

/** The create form: texts in, what `create` takes out (`totalSupply` in base units). Rules: TOK-02. */
export const createTokenSchema = v.pipe(
  v.object({
    name: v.pipe(v.string(), v.trim(), v.nonEmpty('Please input your name!'), v.maxLength(64, 'At most 64 characters')),
    symbol: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Please input your symbol!'),
      v.maxLength(32, 'At most 32 characters'),
    ),
    decimals: decimalsText,
    totalSupply: v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('Please input your total supply!'),
      v.check((text) => parseAmount(text, 0) !== null, 'Must be number'),
    ),
  }),
  v.transform((form) => ({ ...form, totalSupply: parseAmount(form.totalSupply, form.decimals) ?? 0n })),
  v.forward(
    v.check(({ totalSupply }) => totalSupply > 0n, 'Must be greater than 0'),
    ['totalSupply'],
  ),
  v.forward(
    v.check(({ totalSupply }) => totalSupply <= MAX_UINT256, 'Is more than a token can hold'),
    ['totalSupply'],
  ),
);

export type CreateTokenForm = v.InferInput<typeof createTokenSchema>;
export type NewToken = v.InferOutput<typeof createTokenSchema>;
