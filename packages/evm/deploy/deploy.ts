import {
  type Account,
  type Address,
  type Chain,
  concat,
  getCreate2Address,
  isAddressEqual,
  keccak256,
  parseAbi,
} from 'viem';
import { checkChain } from './checkChain.ts';
import type { PlannedContract } from './create2.ts';
import { DeploymentError } from './DeploymentError.ts';
import { findCreation } from './findCreation.ts';
import { type DeploymentPlan, type OptionalContract, type OwnContract, planDeployment } from './plan.ts';
import { type Power, readPowers } from './readPowers.ts';
import { type DeploymentRecord, publishedOf, recordOf } from './record.ts';
import { type Creation, createSender, type DeployClient } from './sender.ts';
import type { ExchangeSettings, PlatformSettings } from './settings.ts';
import { planTimelock } from './timelock.ts';
import { type Difference, handOver, type PendingOwner, wire } from './wiring.ts';

/** Where everything is; the keys are those of the front end's configuration. */
export interface Deployment {
  contracts: Record<OwnContract | 'antiBotStandardToken', Address> & Partial<Record<OptionalContract, Address>>;
  /** Transactions that this run sent: 0 when all was there already. */
  sent: number;
  /** Contracts whose new owner still has to accept. */
  pendingOwners: PendingOwner[];
  /** The powers and their holders now, as read from the chain. */
  powers: Power[];
  /** What is published of the deployment, for `writeDeployment`. */
  record: DeploymentRecord;
}

export interface DeployOptions {
  client: DeployClient;
  /** Sends every transaction and owns settings and token factories until they are handed over. */
  deployer: Account | Address;
  /** Of the client; left out when the client knows its chain. */
  chain?: Chain;
  settings: PlatformSettings;
  /** Final owner of settings and token factories; the deployer when left out. */
  owner?: Address;
  /** Hours of a timelock that owns them instead, to which `owner` proposes; none when left out. */
  timelockHours?: number;
  /** What is published already, which knows when contracts of earlier runs were created and where their sources were verified. */
  published?: DeploymentRecord | undefined;
  /** Called with what is being done. */
  log?: (line: string) => void;
}

/**
 * Deploys and wires all contracts of the launchpad and reads everything back. Whatever is there already is left alone, so
 * a run that was interrupted continues where it was, and a run with other settings changes just those.
 * @throws {DeploymentError} before anything is sent when the chain lacks instructions that the contracts need, when a transaction fails, or the chain differs from the settings in the end
 */
export async function deployAll(options: DeployOptions): Promise<Deployment> {
  const { client, deployer, settings, log = () => undefined } = options;
  await checkChain(client);
  for (const each of settings.exchanges) await checkInitHash(client, each);
  const sender = await createSender(client, deployer, options.chain ?? null);
  const plan = planDeployment(sender.address, settings);
  const created = new Map<Address, Creation | null>();
  const ensure = async (contract: PlannedContract) => {
    created.set(contract.address, await sender.ensure(contract));
    log(`${contract.name} ${contract.address}`);
  };
  for (const contract of Object.values(plan.contracts)) await ensure(contract);
  const differences = await wire(client, sender, plan, settings);
  if (differences.length > 0) throw new DeploymentError(describeDifferences(differences));
  const owner = options.owner ?? sender.address;
  const timelock = options.timelockHours === undefined ? null : planTimelock(options.timelockHours, owner);
  if (timelock) await ensure(timelock);
  const pendingOwners = await handOver(client, sender, plan, timelock?.address ?? owner);
  const { published } = options;
  const record = await recordOf({
    plan,
    settings,
    chainId: await client.getChainId(),
    deployer: sender.address,
    owner,
    timelock: timelock && { contract: timelock, hours: options.timelockHours ?? 0 },
    published,
    creationOf: async (contract) =>
      created.get(contract.address) ?? publishedCreation(published, contract) ?? findCreation(client, contract),
  });
  return {
    contracts: { ...addressesOf(plan), antiBotStandardToken: plan.implementations.antiBotStandardTokenFactory.address },
    sent: sender.sent,
    pendingOwners,
    powers: await readPowers(client, plan, owner),
    record,
  };
}

function publishedCreation(published: DeploymentRecord | undefined, contract: PlannedContract): Creation | null {
  const { block = null, transaction = null } = publishedOf(published, contract) ?? {};
  return block === null || transaction === null ? null : { block, transaction };
}

const V2_FACTORY = parseAbi([
  'function allPairsLength() view returns (uint256)',
  'function allPairs(uint256) view returns (address)',
]);
const V2_PAIR = parseAbi(['function token0() view returns (address)', 'function token1() view returns (address)']);

/**
 * The first pair of an exchange must be where the hash puts it: tokens reckon their pair's address with it before it exists.
 * An exchange without pairs cannot be checked.
 */
async function checkInitHash(client: DeployClient, { factory, initHash }: ExchangeSettings): Promise<void> {
  const exchange = { address: factory, abi: V2_FACTORY } as const;
  if ((await client.readContract({ ...exchange, functionName: 'allPairsLength' })) === 0n) return;
  const pair = await client.readContract({ ...exchange, functionName: 'allPairs', args: [0n] });
  const tokens = await Promise.all(
    (['token0', 'token1'] as const).map((functionName) =>
      client.readContract({ address: pair, abi: V2_PAIR, functionName }),
    ),
  );
  const salt = keccak256(concat(tokens));
  if (!isAddressEqual(getCreate2Address({ from: factory, salt, bytecodeHash: initHash }), pair))
    throw new DeploymentError(`The init hash of the exchange ${factory} is wrong: its first pair is ${pair}.`);
}

/** The addresses of a plan by the front end's keys. */
export const addressesOf = ({
  contracts,
}: DeploymentPlan): Record<OwnContract, Address> & Partial<Record<OptionalContract, Address>> =>
  Object.fromEntries(Object.entries(contracts).map(([name, { address }]) => [name, address])) as Record<
    OwnContract,
    Address
  >;

const describeDifferences = (differences: readonly Difference[]): string =>
  [
    'The chain differs from the settings, and the deployer does not own what would have to change:',
    ...differences.map(({ name, wanted, found }) => `  ${name} is ${found}, wanted ${wanted}`),
  ].join('\n');
