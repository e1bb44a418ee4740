import { timelockControllerAbi } from '@rab/contracts/abis/foreign';
import {
  type ChainReader,
  compiledOf,
  contractsOf,
  creationCodeOf,
  DEPLOYMENT_PROXY,
  type DeploymentPlan,
  type DeploymentRecord,
  inputOf,
  isProposer,
  type PlannedContract,
  planDeployment,
  planTimelock,
  readDifferences,
  settingsOf,
  standardInputOf,
} from '@rab/evm/deploy';
import { type Address, getContractAddress, getCreate2Address, isAddressEqual, parseAbi, zeroHash } from 'viem';
import { compareCode, NO_CODE } from './compareCode.ts';
import type { Finding } from './Finding.ts';
import { besides, readPublished } from './published.ts';

const OWNED = parseAbi(['function owner() view returns (address)', 'function pendingOwner() view returns (address)']);

/**
 * Compares a chain with what is published of its deployment, and both with the contracts that this checkout compiles: names,
 * arguments, addresses, code, the published sources, settings, and who has which power.
 * @param place of the `deployments.json`, next to which the sources are
 */
export async function verifyContracts(
  client: ChainReader,
  record: DeploymentRecord,
  place: string,
): Promise<Finding[]> {
  const { plan, timelock } = planOf(record);
  const contracts = contractsOf(plan, timelock);
  const listed = namesOf(record, contracts);
  const there = contracts.filter(({ name }) => record.contracts[name]);
  const findings: Finding[] = [...listed, compareCompiler(record)];
  for (const contract of there) findings.push(...(await verifyContract(client, record, plan, contract, place)));
  // without one of them there is nothing to ask
  if (listed.length > 0 || findings.some(({ difference }) => difference === NO_CODE)) return findings;
  return [
    ...findings,
    ...(await verifySettings(client, record, plan)),
    ...(await verifyOwners(client, record, plan, timelock)),
    ...(timelock ? [await verifyTimelock(client, record, timelock)] : []),
  ];
}

/** What this checkout would deploy for the published settings, each contract where it is said to be. */
function planOf(record: DeploymentRecord): { plan: DeploymentPlan; timelock?: PlannedContract } {
  const { deployer, owner, timelockHours } = record;
  const settings = settingsOf(record);
  const place = (name: string, address: Address) => record.contracts[name]?.address ?? address;
  const plan = planDeployment(deployer, settings, place);
  return { plan, ...(timelockHours !== undefined && { timelock: planTimelock(timelockHours, owner, place) }) };
}

function namesOf({ contracts }: DeploymentRecord, planned: readonly PlannedContract[]): Finding[] {
  const names = new Set(planned.map(({ name }) => name));
  return [
    ...planned
      .filter(({ name }) => !contracts[name])
      .map(({ name }) => ({ what: name, difference: 'it is not in the published list' })),
    ...Object.keys(contracts)
      .filter((name) => !names.has(name))
      .map((name) => ({ what: name, difference: 'it is published, and this checkout knows no such contract' })),
  ];
}

function compareCompiler({ compiler }: DeploymentRecord): Finding {
  const { version } = compiledOf('src/lock/RabbitLock.sol:RabbitLock').metadata.compiler;
  return {
    what: 'compiler',
    difference: compiler === version ? null : `published is ${compiler}, by this checkout it is ${version}`,
  };
}

async function verifyContract(
  client: ChainReader,
  record: DeploymentRecord,
  plan: DeploymentPlan,
  contract: PlannedContract,
  place: string,
): Promise<Finding[]> {
  const { name, address } = contract;
  const published = record.contracts[name];
  if (!published) return [];
  const finding = (what: string, difference: string | null): Finding => ({
    what: `${name} ${address}: ${what}`,
    difference,
  });
  const same = (what: string, is: string | null | undefined, wanted: string | null | undefined) =>
    finding(what, is === wanted ? null : `published is ${is ?? 'none'}, by this checkout it is ${wanted ?? 'none'}`);
  const behind = Object.entries(plan.implementations).find(([factory]) => factory === name)?.[1];
  const factory = Object.values(plan.contracts).find(
    (each) => Object.entries(plan.implementations).find(([key]) => key === each.name)?.[1].name === name,
  );
  const input = inputOf(record.chainId, contract, factory);
  const code = await compareCode(client, contract, behind);
  return [
    same('source', published.source, contract.source),
    same('arguments', published.arguments, contract.arguments),
    same('creator', published.creator, contract.creator),
    finding('code', code),
    // other code has another address, of course
    ...(code === null ? [same('address', address, addressBy(contract))] : []),
    same('factory of its clones', published.clonedBy, factory?.name),
    same('input', published.input, input),
    // that of the code behind clones is its factory's
    ...(input === null || factory
      ? []
      : [finding('published sources', await compareInput(besides(place, input), contract.source))]),
  ];
}

/** Where the creator of a contract puts it. */
const addressBy = (contract: PlannedContract): Address =>
  isAddressEqual(contract.creator, DEPLOYMENT_PROXY)
    ? getCreate2Address({ from: DEPLOYMENT_PROXY, salt: zeroHash, bytecode: creationCodeOf(contract) })
    : getContractAddress({ from: contract.creator, nonce: 1n });

async function compareInput(place: string, source: string): Promise<string | null> {
  const text = await readPublished(place).then(String, (error: Error) => error);
  if (text instanceof Error) return text.message;
  const wanted = standardInputOf(source);
  let published: Partial<typeof wanted>;
  try {
    published = JSON.parse(text);
  } catch {
    return `${place} is not JSON`;
  }
  const paths = new Set([...Object.keys(wanted.sources), ...Object.keys(published.sources ?? {})]);
  const other = [...paths].filter((path) => published.sources?.[path]?.content !== wanted.sources[path]?.content);
  if (other.length > 0) return `${place} has other sources: ${other.join(', ')}`;
  return JSON.stringify(published) === JSON.stringify(wanted) ? null : `${place} has other settings of the compiler`;
}

async function verifySettings(client: ChainReader, record: DeploymentRecord, plan: DeploymentPlan): Promise<Finding[]> {
  const differences = await readDifferences(client, plan, settingsOf(record));
  if (differences.length === 0) return [{ what: 'settings', difference: null }];
  return differences.map(({ name, wanted, found }) => ({
    what: name,
    difference: `it is ${found}, published is ${wanted}`,
  }));
}

async function verifyOwners(
  client: ChainReader,
  { owner }: DeploymentRecord,
  plan: DeploymentPlan,
  timelock: PlannedContract | undefined,
): Promise<Finding[]> {
  const wanted = timelock?.address ?? owner;
  return Promise.all(
    plan.owned.map(async ({ name, address }) => {
      const contract = { address, abi: OWNED } as const;
      const [holder, offered] = await Promise.all([
        client.readContract({ ...contract, functionName: 'owner' }),
        client.readContract({ ...contract, functionName: 'pendingOwner' }),
      ]);
      const offer = isAddressEqual(offered, wanted) ? ', to whom it is offered' : '';
      const difference = isAddressEqual(holder, wanted) ? null : `it is ${holder}, published is ${wanted}${offer}`;
      return { what: `${name} ${address}: owner`, difference };
    }),
  );
}

/** What a timelock can change of itself after its creation, as far as it can be asked. */
async function verifyTimelock(
  client: ChainReader,
  { owner, timelockHours }: DeploymentRecord,
  { name, address }: PlannedContract,
): Promise<Finding> {
  const seconds = await client.readContract({ address, abi: timelockControllerAbi, functionName: 'getMinDelay' });
  const differences = [
    Number(seconds) !== Number(timelockHours) * 3600 &&
      `it is one of ${seconds} s, published are ${timelockHours} hours`,
    !(await isProposer(client, address, owner)) && `${owner} does not propose to it`,
  ].filter(Boolean);
  return { what: `${name} ${address}: delay and proposer`, difference: differences.join(', ') || null };
}
