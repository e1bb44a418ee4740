import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { type Address, getAddress, type Hex, isAddress, isAddressEqual, isHex } from 'viem';
import { readCompiled } from './artifact.ts';
import type { PlannedContract } from './create2.ts';
import { DeploymentError } from './DeploymentError.ts';
import type { CloningFactory, DeploymentPlan } from './plan.ts';
import type { Creation } from './sender.ts';
import type { PlatformSettings } from './settings.ts';
import { isOwnSource, standardInputOf } from './standardInput.ts';

const PACKAGE = fileURLToPath(new URL('..', import.meta.url));

const address = v.pipe(
  v.string(),
  v.check((text) => isAddress(text, { strict: false }), 'is no address'),
  v.transform((text): Address => getAddress(text)),
);
const hex = v.pipe(
  v.string(),
  v.check((text) => isHex(text), 'is not hexadecimal'),
  v.transform((text) => text as Hex),
);
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
const amount = v.pipe(v.string(), v.regex(/^\d+$/, 'is no amount of base units'));

const verificationSchema = v.strictObject({
  verifier: v.picklist(['sourcify', 'etherscan']),
  /** Address of its API. */
  server: v.pipe(v.string(), v.url('is no address')),
  /** `partial` where the hash of the metadata differs, with comments or names for example; null where the service does not say. */
  match: v.nullable(v.picklist(['exact', 'partial'])),
  /** When it was verified, or found to be. */
  at: v.pipe(v.string(), v.isoTimestamp('is no time')),
  /** Where people read the source. */
  link: v.pipe(v.string(), v.url('is no address')),
});

const contractSchema = v.strictObject({
  /** `src/lock/RabbitLock.sol:RabbitLock`, or the file of a package in which others have published the build. */
  source: v.string(),
  address,
  /** The deployment proxy, or the factory whose constructor created it. */
  creator: address,
  /** Constructor arguments, ABI-encoded. */
  arguments: hex,
  /** The factory whose clones run this code. */
  clonedBy: v.optional(v.string()),
  /** Null where the node has forgotten when it was created. */
  block: v.nullable(wholeNumber),
  transaction: v.nullable(hex),
  /**
   * Next to this file: what the compiler was given, as standard JSON. Null where others have published the build; that of the factory
   * where clones run this code.
   */
  input: v.nullable(v.string()),
  /** What services that publish verified sources have answered: the best match of each. */
  verifications: v.optional(v.array(verificationSchema)),
});

const recordSchema = v.strictObject({
  chainId: wholeNumber,
  /** Null where the contracts' folder differs from what is committed. */
  commit: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{40,64}$/, 'is no commit'))),
  compiler: v.string(),
  deployer: address,
  /** Of settings and token factories, or who proposes to the timelock that owns them. */
  owner: address,
  timelockHours: v.optional(wholeNumber),
  settings: v.strictObject({
    feeAddress: address,
    rabAddress: address,
    baseFee: wholeNumber,
    tokenFee: wholeNumber,
    creationFee: amount,
    tokenCreationFee: amount,
    wrappedNative: address,
    exchanges: v.pipe(
      v.array(v.strictObject({ factory: address, router: address, initHash: hex, swapFeeBps: wholeNumber })),
      v.minLength(1),
    ),
    baseTokens: v.array(address),
    // those of before there were any name none
    positionManagers: v.optional(v.array(address), []),
  }),
  contracts: v.record(v.string(), contractSchema),
});

const fileSchema = v.strictObject({ chains: v.record(v.string(), recordSchema) });

/** What a service says of the source of a contract. */
export type SourceVerification = v.InferOutput<typeof verificationSchema>;
/** A contract as `deployments.json` has it. */
export type RecordedContract = v.InferOutput<typeof contractSchema>;
/** What `deployments.json` says of one chain. */
export type DeploymentRecord = v.InferOutput<typeof recordSchema>;
/** Deployments by chain id. */
export type Deployments = v.InferOutput<typeof fileSchema>['chains'];

/**
 * The deployments in the text of a `deployments.json`.
 * @param name of the file, for the error
 * @throws {DeploymentError} naming the first wrong field
 */
export function parseDeployments(text: string, name: string): Deployments {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw new DeploymentError(`${name} is not JSON.`);
  }
  const result = v.safeParse(fileSchema, json);
  if (result.success) return result.output.chains;
  const [issue] = result.issues;
  throw new DeploymentError(`${name}: ${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`);
}

/** The deployments of a file; none where there is no such file. */
export const readDeployments = (file: string): Deployments =>
  existsSync(file) ? parseDeployments(readFileSync(file, 'utf8'), file) : {};

interface Recorded extends Pick<DeploymentRecord, 'chainId' | 'deployer' | 'owner'> {
  plan: DeploymentPlan;
  settings: PlatformSettings;
  timelock: { contract: PlannedContract; hours: number } | null;
  creationOf: (contract: PlannedContract) => Promise<Creation | null>;
  /** What is published already: it keeps what services say of a contract's source. */
  published: DeploymentRecord | undefined;
}

/** What is published of a deployment. */
export async function recordOf({
  plan,
  settings,
  timelock,
  creationOf,
  published,
  ...rest
}: Recorded): Promise<DeploymentRecord> {
  const clonedBy = new Map(
    Object.entries(plan.implementations).map(([factory, { name }]) => [
      name,
      plan.contracts[factory as CloningFactory],
    ]),
  );
  const contracts: Record<string, RecordedContract> = {};
  for (const contract of contractsOf(plan, timelock?.contract)) {
    const { name, source, creator } = contract;
    const factory = clonedBy.get(name);
    // its constructor creates the code behind its clones, out of its own code: one transaction, and one set of sources for both
    const creation = await creationOf(factory ?? contract);
    const verifications = publishedOf(published, contract)?.verifications;
    contracts[name] = {
      source,
      address: contract.address,
      creator,
      arguments: contract.arguments,
      ...(factory && { clonedBy: factory.name }),
      block: creation?.block ?? null,
      transaction: creation?.transaction ?? null,
      input: inputOf(rest.chainId, contract, factory),
      ...(verifications && { verifications }),
    };
  }
  return {
    ...rest,
    commit: commitOfContracts(),
    compiler: readCompiled('RabbitLock').metadata.compiler.version,
    ...(timelock && { timelockHours: timelock.hours }),
    settings: {
      ...settings,
      exchanges: [...settings.exchanges],
      positionManagers: [...settings.positionManagers],
      creationFee: String(settings.creationFee),
      tokenCreationFee: String(settings.tokenCreationFee),
    },
    contracts,
  };
}

/** What is published of a contract, if it is of this very one: other code has another address. */
export function publishedOf(
  published: DeploymentRecord | undefined,
  { name, address }: PlannedContract,
): RecordedContract | null {
  const known = published?.contracts[name];
  return known && isAddressEqual(known.address, address) ? known : null;
}

/** Settings as a deployment takes them. */
export function settingsOf({ settings }: DeploymentRecord): PlatformSettings {
  const [first, ...others] = settings.exchanges;
  if (!first) throw new DeploymentError('The deployment names no exchange.');
  return {
    ...settings,
    exchanges: [first, ...others],
    creationFee: BigInt(settings.creationFee),
    tokenCreationFee: BigInt(settings.tokenCreationFee),
  };
}

/** Every contract of a deployment, in the order of creation; the code behind clones after what creates it. */
export const contractsOf = (plan: DeploymentPlan, timelock?: PlannedContract): PlannedContract[] => [
  ...Object.values(plan.contracts),
  ...Object.values(plan.implementations),
  ...(timelock ? [timelock] : []),
];

/**
 * Writes a chain's deployment into `deployments.json`, whose other chains stay, and next to it what the compiler was given for each
 * contract.
 */
export function writeDeployment(file: string, record: DeploymentRecord): void {
  for (const { source, input, clonedBy } of Object.values(record.contracts))
    if (input !== null && clonedBy === undefined) writeWhole(join(dirname(file), input), standardInputOf(source));
  writeRecord(file, record);
}

/** Writes a chain's deployment into `deployments.json` alone, whose other chains stay: what was published next to it is kept. */
export const writeRecord = (file: string, record: DeploymentRecord): void =>
  writeWhole(file, { chains: { ...readDeployments(file), [record.chainId]: record } });

/** Replaces a file at once or not at all. */
function writeWhole(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.next`, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(`${file}.next`, file);
}

/**
 * What the compiler was given for a contract, as `input` names it; a chain has files of its own, since others may have been deployed
 * from another commit.
 * @param factory whose clones run the contract's code
 */
export function inputOf(chainId: number, contract: PlannedContract, factory?: PlannedContract): string | null {
  const { source } = factory ?? contract;
  return isOwnSource(source) ? `sources/${chainId}/${source.slice(source.indexOf(':') + 1)}.json` : null;
}

function commitOfContracts(): string | null {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: PACKAGE, encoding: 'utf8', stdio: 'pipe' }).trim();
  try {
    return git('status', '--porcelain', '--', '.') === '' ? git('rev-parse', 'HEAD') : null;
  } catch {
    // no checkout of a repository, or no git
    return null;
  }
}
