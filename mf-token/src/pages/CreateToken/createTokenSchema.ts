import { t } from '@lingui/core/macro';
import { v } from '@rab/config';
import { DEFAULT_DECIMALS, hasMoreThanAddress, isUnclearNumber, parseAddress, parseAmount } from '@rab/contracts';
import { TOKEN_RULE_SENTENCES } from '@rab/contracts/errors';
import { SALE_LIMITS, TAXED_TOKEN_LIMITS, TOKEN_LIMITS } from '@rab/contracts/limits';
import {
  addressAlone,
  addressCodec,
  clearNumber,
  crossRule,
  notNumber,
  notPositive,
  textCodec,
  wholePercentCodec,
} from '@rab/ui/forms';
import { type Address, isAddressEqual, zeroAddress } from '@rab/wallet-context/reads';
import { hasInvisible, hasLookalike } from './lookalikes.ts';
import type { PlainKind, TokenKind } from './tokenKinds.ts';

/** What the chain says, read before the form is judged. */
export interface CreateTokenContext {
  /** What can be created there. */
  kinds: readonly TokenKind[];
  /** The typed reward token: null when it is no readable token, undefined when the node did not answer. */
  rewardToken: { decimals: number } | null | undefined;
}

/** As typed; a kind of token reads the fields of its own only. */
export interface CreateTokenForm {
  tokenType: TokenKind;
  name: string;
  symbol: string;
  decimals: string;
  totalSupply: string;
  router: string;
  transactionFeeYield: string;
  transactionFeeLiquidity: string;
  marketingAddress: string;
  marketingPercent: string;
  rewardToken: string;
  minimumTokenBalanceForDividends: string;
  tokenRewardFee: string;
  autoAddLiquidityPercent: string;
  marketingFee: string;
  marketingWallet: string;
  liquidityFee: string;
  buyBackFee: string;
  reflectionFee: string;
}

/** The factory takes more; a token with more could not be sold here, as sales refuse it. */
const MAX_DECIMALS = SALE_LIMITS.maxDecimals;
const invalidToken = () => t`Invalid token address`;
const invalidAddress = () => t`Address is invalid!`;
const noRouter = () => t`Please select a router!`;

/** '' counts as 18; undefined where the text isn’t a number of decimals. */
export const decimalsOf = (text: string): number | undefined => {
  const { success, output } = v.safeParse(decimals(), text);
  return success ? output : undefined;
};

const decimals = () =>
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d*$/, notNumber),
    v.transform((text) => (text === '' ? DEFAULT_DECIMALS : Number(text))),
    v.maxValue(MAX_DECIMALS, t`Must be at most ${MAX_DECIMALS}`),
  );

interface TypedSupply {
  totalSupply: string;
  decimals: number;
}
const supplyOf = (form: TypedSupply) => parseAmount(form.totalSupply, form.decimals) ?? 0n;

/** What is said of a name or a symbol that buyers see other letters in than there are. */
const letterMessages = {
  name: {
    invisible: () => t`The name contains an invisible character. Type it instead of pasting it.`,
    lookalike: () => t`The name mixes letters that look alike, such as a Latin T and a Cyrillic Т`,
  },
  symbol: {
    invisible: () => t`The symbol contains an invisible character. Type it instead of pasting it.`,
    lookalike: () => t`The symbol mixes letters that look alike, such as a Latin T and a Cyrillic Т`,
  },
};

/** What buyers see is all there is. */
const isPlain = (what: keyof typeof letterMessages) =>
  v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { invisible, lookalike } = letterMessages[what];
    if (hasInvisible(dataset.value)) addIssue({ message: invisible() });
    else if (hasLookalike(dataset.value)) addIssue({ message: lookalike() });
  });

const amountText = (blank: string) =>
  v.pipe(
    textCodec(blank),
    clearNumber,
    v.check((text) => isUnclearNumber(text) || parseAmount(text, 0) !== null, notNumber),
  );

/** A fee in whole percents, as the factories count it; blank means no fee. */
const fee = (most: bigint, message: string) => wholePercentCodec({ isOptional: true, max: { value: most, message } });
const upTo100 = (message: string) => fee(100n, message);

/** An address that may be left out; the zero address then. */
const receiver = () =>
  v.pipe(
    v.string(),
    v.trim(),
    addressAlone,
    v.check((text) => text === '' || hasMoreThanAddress(text) || parseAddress(text) !== null, invalidAddress()),
    v.transform((text): Address => parseAddress(text) ?? zeroAddress),
  );

const rewardTokenOf = ({ rewardToken }: CreateTokenContext) =>
  v.pipe(
    addressCodec({ blank: invalidToken(), invalid: invalidToken() }),
    v.check((address) => !isAddressEqual(address, zeroAddress), invalidToken()),
    v.check(() => rewardToken !== undefined, t`The network didn’t respond. Try again in a moment.`),
    v.check(() => rewardToken !== null, t`Cannot fetch token info`),
  );

/** What a token of any kind has. */
const basics = <Kind extends TokenKind>(kind: Kind, { kinds }: CreateTokenContext) => ({
  tokenType: v.pipe(
    v.literal(kind),
    v.check(() => kinds.includes(kind)),
  ),
  name: v.pipe(
    textCodec(TOKEN_RULE_SENTENCES.EmptyName),
    v.maxBytes(TOKEN_LIMITS.maxNameBytes, TOKEN_RULE_SENTENCES.NameTooLong),
    isPlain('name'),
  ),
  symbol: v.pipe(
    textCodec(TOKEN_RULE_SENTENCES.EmptySymbol),
    v.maxBytes(TOKEN_LIMITS.maxSymbolBytes, TOKEN_RULE_SENTENCES.SymbolTooLong),
    isPlain('symbol'),
  ),
  decimals: decimals(),
  totalSupply: amountText(t`Please input your total supply!`),
});

const someSupply = <Form extends TypedSupply>(): v.RawCheckAction<Form> =>
  crossRule<Form, 'totalSupply' | 'decimals'>(['totalSupply', 'decimals'], (form) => supplyOf(form) > 0n, {
    totalSupply: notPositive(),
  });

const supplyUpTo = <Form extends TypedSupply>(most: bigint, message: string): v.RawCheckAction<Form> =>
  crossRule<Form, 'totalSupply' | 'decimals'>(['totalSupply', 'decimals'], (form) => supplyOf(form) <= most, {
    totalSupply: message,
  });

/** Fees together; what is wrong is said at the last of them. */
const feesTogether = <Form extends Record<Name, bigint>, const Name extends string>(
  ...names: Name[]
): v.RawCheckAction<Form> => {
  const total = (form: Pick<Form, Name>) => names.reduce((sum, name) => sum + form[name], 0n);
  const messages: { [Key in Name]?: string } = {};
  for (const name of names.slice(-1)) messages[name] = TOKEN_RULE_SENTENCES.TotalFeeTooLarge;
  return crossRule<Form, Name>(names, (form) => total(form) <= TAXED_TOKEN_LIMITS.maxTotalFee, messages);
};

/** What every factory takes by itself, and the rest as the terms of its kind. */
const taxedToken = <Form extends TypedSupply & { tokenType: TokenKind; name: string; symbol: string }>({
  tokenType,
  name,
  symbol,
  decimals: places,
  totalSupply,
  ...params
}: Form) => ({
  kind: tokenType as Form['tokenType'],
  name,
  symbol,
  decimals: places,
  totalSupply: supplyOf({ totalSupply, decimals: places }),
  params,
});

/** A token without fees. */
const plain = <Kind extends PlainKind>(kind: Kind, context: CreateTokenContext) =>
  v.pipe(
    v.object(basics(kind, context)),
    someSupply(),
    supplyUpTo(TOKEN_LIMITS.maxSupply, t`The supply is too large`),
    v.transform(({ tokenType, ...form }) => ({ ...form, kind: tokenType as Kind, totalSupply: supplyOf(form) })),
  );

const liquidityGenerator = (context: CreateTokenContext) =>
  v.pipe(
    v.object({
      ...basics('liquidityGenerator', context),
      router: addressCodec({ blank: noRouter(), invalid: noRouter() }),
      transactionFeeYield: fee(25n, TOKEN_RULE_SENTENCES.YieldFeeTooLarge),
      transactionFeeLiquidity: fee(25n, TOKEN_RULE_SENTENCES.LiquidityFeeTooLarge),
      marketingAddress: receiver(),
      marketingPercent: fee(25n, TOKEN_RULE_SENTENCES.MarketingFeeTooLarge),
    }),
    someSupply(),
    supplyUpTo(TAXED_TOKEN_LIMITS.maxSupply, TOKEN_RULE_SENTENCES.SupplyTooLarge),
    feesTogether('transactionFeeYield', 'transactionFeeLiquidity', 'marketingPercent'),
    crossRule(
      ['marketingAddress', 'marketingPercent'],
      (form) => form.marketingPercent === 0n || form.marketingAddress !== zeroAddress,
      { marketingAddress: invalidAddress() },
    ),
    v.transform((form) => taxedToken(form)),
  );

const baby = (context: CreateTokenContext) =>
  v.pipe(
    v.object({
      ...basics('baby', context),
      rewardToken: rewardTokenOf(context),
      minimumTokenBalanceForDividends: amountText(t`Please input the minimum token balance for dividends!`),
      tokenRewardFee: upTo100(t`Token reward fee must be less than or equal to 100`),
      autoAddLiquidityPercent: upTo100(t`Auto add liquidity must be less than or equal to 100`),
      marketingFee: upTo100(t`Marketing fee must be less than or equal to 100`),
      marketingWallet: receiver(),
    }),
    someSupply(),
    supplyUpTo(TAXED_TOKEN_LIMITS.maxSupply, TOKEN_RULE_SENTENCES.SupplyTooLarge),
    crossRule(
      ['minimumTokenBalanceForDividends', 'totalSupply', 'decimals'],
      (form) => minimumOf(form) <= supplyOf(form),
      { minimumTokenBalanceForDividends: TOKEN_RULE_SENTENCES.MinimumTooLarge },
    ),
    feesTogether('tokenRewardFee', 'autoAddLiquidityPercent', 'marketingFee'),
    crossRule(
      ['marketingWallet', 'marketingFee'],
      (form) => form.marketingFee === 0n || form.marketingWallet !== zeroAddress,
      { marketingWallet: invalidAddress() },
    ),
    v.transform((form) => taxedToken({ ...form, minimumTokenBalanceForDividends: minimumOf(form) })),
  );

const minimumOf = (form: { minimumTokenBalanceForDividends: string; decimals: number }) =>
  parseAmount(form.minimumTokenBalanceForDividends, form.decimals) ?? 0n;

const anyFee = () => t`Must be less than or equal to 100`;

const buybackBaby = (context: CreateTokenContext) =>
  v.pipe(
    v.object({
      ...basics('buybackBaby', context),
      rewardToken: rewardTokenOf(context),
      liquidityFee: fee(100n, anyFee()),
      buyBackFee: fee(100n, anyFee()),
      reflectionFee: fee(100n, anyFee()),
      marketingFee: fee(100n, anyFee()),
    }),
    someSupply(),
    supplyUpTo(TAXED_TOKEN_LIMITS.maxSupply, TOKEN_RULE_SENTENCES.SupplyTooLarge),
    feesTogether('liquidityFee', 'buyBackFee', 'reflectionFee', 'marketingFee'),
    v.transform((form) => taxedToken(form)),
  );

/**
 * The create form: texts in, what the factory of the chosen kind takes out (amounts in base units, fees in whole
 * percents). Rules: TOK-02, TOK-07 to TOK-10.
 */
export const createTokenSchema = (context: CreateTokenContext) =>
  v.variant(
    'tokenType',
    [
      plain('standard', context),
      plain('antiBot', context),
      liquidityGenerator(context),
      baby(context),
      buybackBaby(context),
    ],
    t`You can’t create this kind of token on this network`,
  );

/** What one of the factories creates. */
export type NewToken = v.InferOutput<ReturnType<typeof createTokenSchema>>;
