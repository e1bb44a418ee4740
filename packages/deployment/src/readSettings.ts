import { readFileSync } from 'node:fs';
import { addressSchema, appConfigSchema, chainSchema, httpUrlSchema } from '@rab/config';
import { DeploymentError, type PlatformSettings } from '@rab/evm/deploy';
import * as v from 'valibot';
import { type Address, isHex, parseEther, zeroAddress } from 'viem';

const {
  contracts: _,
  exchanges: __,
  TOKEN_FEE: ___,
  BASE_FEE: ____,
  local: _____,
  sourceCode: ______,
  ...chainEntries
} = chainSchema.entries;

/** An amount of native currency as a decimal text: '0.2'. */
const nativeAmount = v.pipe(
  v.string(),
  v.regex(/^\d{1,9}(\.\d{1,18})?$/, 'is not an amount like "0.2"'),
  v.transform((text) => parseEther(text)),
);
const perMille = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most));
const bytes32 = v.pipe(
  v.string(),
  v.check((text) => isHex(text) && text.length === 66, 'is not a hash of 32 bytes'),
  v.transform((text) => text as `0x${string}`),
);

const settingsSchema = v.strictObject({
  /** The front end's settings of the chain; contracts, exchanges and fees follow from the deployment. */
  chain: v.strictObject({ ...chainEntries, multicall: addressSchema }),
  /** The rest of the front end's configuration. */
  app: v.strictObject({
    content: appConfigSchema.pipe[0].entries.content,
    wallet: appConfigSchema.pipe[0].entries.wallet,
    links: appConfigSchema.pipe[0].entries.links,
    flags: appConfigSchema.pipe[0].entries.flags,
  }),
  platform: v.strictObject({
    /** Owner of settings and token factories in the end, or who proposes to the timelock that owns them. */
    owner: addressSchema,
    /** Hours of OpenZeppelin's timelock; none when left out. */
    timelockHours: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(720))),
    feeAddress: addressSchema,
    /** The platform's administrator. */
    rabAddress: addressSchema,
    /** Per mille of the raise. */
    baseFee: perMille(100),
    /** Per mille of the sold tokens. */
    tokenFee: perMille(100),
    creationFee: nativeAmount,
    tokenCreationFee: nativeAmount,
    wrappedNative: addressSchema,
  }),
  /** Services that publish verified sources, to which the sources are submitted; to none when left out. */
  verifiers: v.optional(
    v.strictObject({
      sourcify: v.optional(
        v.strictObject({
          /** Root of a server's API, version 2: `https://sourcify.dev/server`. */
          server: httpUrlSchema,
          /** Prefix of pages with a source, `{repository}/{chain}/{address}`: `https://repo.sourcify.dev`. */
          repository: httpUrlSchema,
        }),
      ),
      /** An explorer's API, as Etherscan has it; its pages are those of `explorerUrl`, its key is `ETHERSCAN_API_KEY`. */
      etherscan: v.optional(v.strictObject({ api: httpUrlSchema })),
    }),
    {},
  ),
  exchanges: v.pipe(
    v.array(
      v.strictObject({
        name: v.string(),
        factory: addressSchema,
        router: addressSchema,
        initHash: bytes32,
        swapFeeBps: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(50)),
      }),
    ),
    v.minLength(1, 'needs at least one exchange'),
  ),
});

/** A deployment's settings file, checked. */
export type Settings = v.InferOutput<typeof settingsSchema>;
/** What the file holds before it is parsed. */
export type SettingsInput = v.InferInput<typeof settingsSchema>;

/**
 * Reads and checks a settings file.
 * @throws {DeploymentError} naming the file and the first wrong field
 */
export function readSettings(file: string): Settings {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, 'utf8'));
  } catch (cause) {
    throw new DeploymentError(`${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`);
  }
  const result = v.safeParse(settingsSchema, json);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new DeploymentError(`${file}: ${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`);
}

/** The part of the settings that is written to the chain. */
export function platformSettings({ platform, exchanges, chain }: Settings): PlatformSettings {
  const { owner: _owner, timelockHours: _hours, ...rest } = platform;
  const [first, ...others] = exchanges.map(({ name: _name, ...exchange }) => exchange);
  if (!first) throw new DeploymentError('The settings name no exchange.');
  return {
    ...rest,
    exchanges: [first, ...others],
    positionManagers: chain.positionManagers.map(({ address }) => address),
    baseTokens: chain.baseTokens.map(({ address }): Address => address).filter((address) => address !== zeroAddress),
  };
}
