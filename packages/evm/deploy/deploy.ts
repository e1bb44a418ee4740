import type { Account, Address, Chain } from 'viem';
import { DeploymentError } from './DeploymentError.ts';
import { type DeploymentPlan, type OwnContract, planDeployment } from './plan.ts';
import { createSender, type DeployClient } from './sender.ts';
import type { PlatformSettings } from './settings.ts';
import { type Difference, handOver, type PendingOwner, wire } from './wiring.ts';

/** Where everything is; the keys are those of the front end's configuration. */
export interface Deployment {
  contracts: Record<OwnContract | 'antiBotStandardToken', Address>;
  /** Transactions that this run sent: 0 when all was there already. */
  sent: number;
  /** Contracts whose new owner still has to accept. */
  pendingOwners: PendingOwner[];
}

export interface DeployOptions {
  client: DeployClient;
  /** Sends every transaction and owns settings and token factories until they are handed over. */
  deployer: Account | Address;
  /** Of the client; left out when the client knows its chain. */
  chain?: Chain;
  settings: PlatformSettings;
  /** Who owns settings and token factories in the end; the deployer when left out. */
  owner?: Address;
  /** Told what is being done. */
  log?: (line: string) => void;
}

/**
 * Deploys and wires all contracts of the launchpad and reads everything back. Whatever is there already is left alone, so
 * a run that was broken off goes on where it was, and a run with other settings changes just those.
 * @throws {DeploymentError} when a transaction fails, or the chain differs from the settings in the end
 */
export async function deployAll(options: DeployOptions): Promise<Deployment> {
  const { client, deployer, settings, log = () => undefined } = options;
  const [exchange] = settings.exchanges;
  if (!exchange) throw new DeploymentError('The settings name no exchange.');
  const sender = await createSender(client, deployer, options.chain ?? null);
  const plan = planDeployment(sender.address, settings.wrappedNative, exchange.factory);
  for (const contract of Object.values(plan.contracts)) {
    await sender.ensure(contract);
    log(`${contract.name} ${contract.address}`);
  }
  const differences = await wire(client, sender, plan, settings);
  if (differences.length > 0) throw new DeploymentError(describeDifferences(differences));
  const pendingOwners = await handOver(client, sender, plan, options.owner ?? sender.address);
  const { address, abi } = plan.contracts.antiBotStandardTokenFactory;
  const antiBotStandardToken = (await client.readContract({ address, abi, functionName: 'IMPLEMENTATION' })) as Address;
  return {
    contracts: { ...addressesOf(plan), antiBotStandardToken },
    sent: sender.sent,
    pendingOwners,
  };
}

/** The addresses of a plan by the front end's keys. */
export const addressesOf = ({ contracts }: DeploymentPlan): Record<OwnContract, Address> =>
  Object.fromEntries(Object.entries(contracts).map(([name, { address }]) => [name, address])) as Record<
    OwnContract,
    Address
  >;

const describeDifferences = (differences: readonly Difference[]): string =>
  [
    'The chain differs from the settings, and the deployer does not own what would have to change:',
    ...differences.map(({ name, wanted, found }) => `  ${name} is ${found}, wanted ${wanted}`),
  ].join('\n');
