import * as v from 'valibot';
import { type Address, getAddress, isAddress } from 'viem';
import { SALE_KINDS } from './saleKinds.ts';

/** A checksummed address, or the reason why the text is not one. */
export const addressSchema = v.pipe(
  v.string(),
  v.check((text) => isAddress(text, { strict: false }), 'is not an address'),
  v.transform((text): Address => getAddress(text)),
);

/** An absolute http(s) link; never javascript:, data: or one with credentials. */
export const httpUrlSchema = v.pipe(
  v.string(),
  v.check((text) => {
    if (!URL.canParse(text)) return false;
    const url = new URL(text);
    return (url.protocol === 'https:' || url.protocol === 'http:') && !url.username && !url.password;
  }, 'is not an http(s) link'),
);

/** An origin, such as `https://app.safe.global`. */
const originSchema = v.pipe(
  httpUrlSchema,
  v.check((text) => URL.canParse(text) && new URL(text).origin === text, 'is not an origin'),
);

/** Whether a text is a code of a language as BCP 47 has it, e.g. `pt-BR`. */
function isLanguage(code: string): boolean {
  try {
    return Intl.getCanonicalLocales(code)[0] === code;
  } catch {
    return false;
  }
}

const perMille = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));

const tokenSchema = v.object({
  /** The native currency's placeholder is the zero address: the same that the sale contracts take for it. */
  address: addressSchema,
  name: v.string(),
  symbol: v.string(),
  decimals: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(36)),
  /** Id of the token at the price service, null when it has no price. */
  ckgid: v.nullable(v.string()),
  logo: v.nullable(v.string()),
});

/** Address of a contract of ours, null where the chain does not have it. */
const contractSchema = v.nullable(addressSchema);

const kinds = Object.values(SALE_KINDS);
const required = kinds.filter((kind) => !kind.isOptional);
const optional = kinds.filter((kind) => kind.isOptional);

export const chainSchema = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1)),
  name: v.pipe(v.string(), v.minLength(1)),
  logo: v.string(),
  rpcUrls: v.pipe(v.array(httpUrlSchema), v.minLength(1, 'needs at least one RPC link')),
  explorerUrl: httpUrlSchema,
  scanName: v.string(),
  /** The block from which the indexer reads: before our first contract there. */
  startBlock: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Milliseconds. */
  blockTime: v.pipe(v.number(), v.integer(), v.minValue(1)),
  contracts: v.object({
    bnA: contractSchema,
    tokensInfo: contractSchema,
    multicall: contractSchema,
    standardTokenFactory: contractSchema,
    antiBotStandardTokenFactory: contractSchema,
    antiBotStandardToken: contractSchema,
    launchpadSetting: contractSchema,
    ...v.entriesFromList(
      required.map(({ factory }) => factory),
      contractSchema,
    ),
    rabAntiBot: contractSchema,
    rabbitLock: contractSchema,
    // what CFG-02 names no key for: further kinds of sale and the token variants
    ...v.entriesFromList(
      optional.map(({ factory }) => factory),
      v.optional(contractSchema, null),
    ),
    liquidityGeneratorTokenFactory: v.optional(contractSchema, null),
    babyTokenFactory: v.optional(contractSchema, null),
    buybackBabyTokenFactory: v.optional(contractSchema, null),
    // for badges and other contracts: proves what is locked
    lockProof: v.optional(contractSchema, null),
    // a chain without it has no airdrops
    airdrop: v.optional(contractSchema, null),
    // a chain without it locks no V3 positions
    positionLock: v.optional(contractSchema, null),
    // for other contracts and risk checks: proves what of a token's V3 liquidity is locked
    positionProof: v.optional(contractSchema, null),
  }),
  /** Pages with verified sources, by the address of the code: of the lockers, and of what sales and tokens are clones of. */
  sourceCode: v.optional(v.record(addressSchema, httpUrlSchema)),
  nativeToken: tokenSchema,
  /** What sales may be priced in, the native currency included. */
  baseTokens: v.pipe(v.array(tokenSchema), v.minLength(1)),
  exchanges: v.array(
    v.object({
      name: v.string(),
      factory: addressSchema,
      router: addressSchema,
      /** Prefix of the exchange's own page for a token: its address is put behind it. */
      trade: v.optional(httpUrlSchema),
    }),
  ),
  /** V3 exchanges whose positions `positionLock` takes, by their NonfungiblePositionManager. */
  positionManagers: v.optional(v.array(v.object({ name: v.string(), address: addressSchema })), []),
  subgraphs: v.object({
    lock: httpUrlSchema,
    token: httpUrlSchema,
    ...v.entriesFromList(
      required.map(({ subgraph }) => subgraph),
      httpUrlSchema,
    ),
    // in addition to IDX-08: sales of a kind without an endpoint can only be created
    ...v.entriesFromList(
      optional.map(({ subgraph }) => subgraph),
      v.optional(httpUrlSchema),
    ),
  }),
  /** Prefix of pictures of locks for other people's pages, `{badges}/lock/{id}.svg` and `{badges}/position/{id}.svg`: the indexer has them. */
  badges: v.optional(httpUrlSchema),
  /** Prefix of links to sales that chats show a preview of, `{share}/{sale}`: the indexer has them. */
  share: v.optional(httpUrlSchema),
  /** For accounts that are a Safe; without it their proposals are found on the chain only. */
  safe: v.optional(
    v.object({
      /** Root of the chain's Safe Transaction Service: `{service}/v2/multisig-transactions/{hash}/`. */
      service: httpUrlSchema,
      /** Prefix of the page on which owners sign: the Safe's address is put behind it. */
      queue: v.optional(httpUrlSchema),
    }),
  ),
  /** Per mille of the sold tokens. */
  TOKEN_FEE: perMille,
  /** Per mille of the raised base tokens. */
  BASE_FEE: perMille,
  /** Only on a local development chain: unlocked accounts for the demo wallet, and time may be moved. */
  local: v.optional(
    v.object({
      accounts: v.array(v.object({ name: v.string(), address: addressSchema })),
      /** A page that opens this product in a Safe of the demo accounts (`?app=`). */
      safeHost: v.optional(httpUrlSchema),
    }),
  ),
});

/** The test chain is shown only where a flag asks for it (APP-24). */
function withoutChain<Chain, Config extends { chains: Record<string, Chain> }>(config: Config, id: string): Config {
  const { [id]: _, ...chains } = config.chains;
  return { ...config, chains };
}

/** Run-time configuration of every front end: one build serves every environment. */
export const appConfigSchema = v.pipe(
  v.object({
    defaultChainId: v.number(),
    chains: v.record(v.string(), chainSchema),
    content: v.object({
      /** Prefix for reading: `{gateway}/{hash}`. */
      gateway: httpUrlSchema,
      /** kubo-compatible RPC root: `{upload}/api/v0/add`. */
      upload: httpUrlSchema,
    }),
    wallet: v.object({
      /** EIP-6963 rdns of the provider's own wallet, listed first. */
      ownRdns: v.nullable(v.string()),
      /** Its name for people, shown while it is not installed. */
      ownName: v.optional(v.string(), 'RAB Wallet'),
      walletConnectProjectId: v.nullable(v.string()),
      /** Origins of Safes: only they may frame the pages, and are asked for a wallet there. */
      safeHosts: v.optional(v.array(originSchema), []),
      helpUrl: httpUrlSchema,
    }),
    /** Languages besides those that come with the product: each has `l/{code}.json` in the front ends that speak it. */
    languages: v.optional(
      v.array(
        v.object({
          code: v.pipe(
            v.string(),
            v.check((code) => isLanguage(code), 'is no code of a language'),
          ),
          /** What its speakers call it. */
          name: v.pipe(v.string(), v.minLength(1)),
        }),
      ),
      [],
    ),
    links: v.object({
      /** Where a page mounted elsewhere finds the other areas. */
      mainSite: httpUrlSchema,
      buyRabbit: httpUrlSchema,
      aboutUs: httpUrlSchema,
      faqs: httpUrlSchema,
      docs: httpUrlSchema,
      termsOfUse: httpUrlSchema,
      contact: httpUrlSchema,
      feedback: httpUrlSchema,
      howToStart: httpUrlSchema,
      /** The guide of this repository, with a slash at its end; without it explanations of terms lead nowhere. */
      guide: v.optional(v.pipe(httpUrlSchema, v.endsWith('/', 'must end with a slash'))),
      applyToLaunch: httpUrlSchema,
      /** Where people correct translations; without it nobody is asked to. */
      translations: v.optional(httpUrlSchema),
      social: v.array(v.object({ name: v.string(), url: httpUrlSchema })),
    }),
    /** The account that earns from deposits of visitors who came without a link, e.g. the partner whose page an area is on. */
    referrer: v.optional(addressSchema),
    /** CoinGecko's `simple/price`, or a service with the same interface, for US dollars next to amounts; optional. */
    prices: v.optional(httpUrlSchema),
    /** The log of releases, `/releases.json`; without it the shell compares nothing with a log. */
    releaseLog: v.optional(
      v.object({
        /** The accounts that may sign its entries, each up to the entry `until`. A log is known by the first one. */
        keys: v.pipe(v.array(v.object({ address: addressSchema, until: v.optional(v.number()) })), v.minLength(1)),
        /** A release that is not in the log does not run. */
        required: v.optional(v.boolean()),
      }),
    ),
    flags: v.object({ testnet: v.boolean() }),
  }),
  v.forward(
    v.check(
      (config) => Object.entries(config.chains).every(([key, chain]) => String(chain.id) === key),
      'key and id differ',
    ),
    ['chains'],
  ),
  v.transform((config) => (config.flags.testnet ? config : withoutChain(config, '97'))),
  v.forward(
    v.check((config) => String(config.defaultChainId) in config.chains, 'is not among the chains'),
    ['defaultChainId'],
  ),
);

export type AppConfig = v.InferOutput<typeof appConfigSchema>;
/** What a config.json holds before it is parsed. */
export type AppConfigInput = v.InferInput<typeof appConfigSchema>;
export type ChainConfig = v.InferOutput<typeof chainSchema>;
export type TokenConfig = v.InferOutput<typeof tokenSchema>;
/** Contract keys (CFG-02). */
export type ContractKey = keyof ChainConfig['contracts'];
