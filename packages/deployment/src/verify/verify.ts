import {
  type ChainReader,
  DeploymentError,
  describePowers,
  parseDeployments,
  planDeployment,
  readPowers,
  settingsOf,
} from '@rab/evm/deploy';
import { readPublished } from './published.ts';
import { type Finding, verifyContracts } from './verifyContracts.ts';

/** What a verification found out. */
export interface Verification {
  chainId: number;
  /** Of what was published; null where that was no commit's. */
  commit: string | null;
  isSame: boolean;
  findings: Finding[];
  /** Who has which power now, in words. */
  powers: string[];
}

/**
 * Verifies what runs on a chain.
 * @param deployments path or address of the published `deployments.json`
 * @throws {DeploymentError} when there is nothing to compare: the file cannot be read, or does not know the chain
 */
export async function verify(client: ChainReader, deployments: string): Promise<Verification> {
  const published = parseDeployments(String(await readPublished(deployments)), deployments);
  const chainId = await client.getChainId();
  const record = published[chainId];
  if (!record || record.chainId !== chainId)
    throw new DeploymentError(`The node's chain is ${chainId}, of which ${deployments} says nothing.`);
  const findings = await verifyContracts(client, record, deployments);
  const isSame = findings.every(({ difference }) => difference === null);
  const { deployer, owner, commit } = record;
  const settings = settingsOf(record);
  const powers = isSame
    ? describePowers(
        await readPowers(client, planDeployment(deployer, settings.wrappedNative, settings.exchanges[0]), owner),
      )
    : [];
  return { chainId, commit, isSame, findings, powers };
}

/** A verification in lines for people: what is the same in short, each difference, and the powers. */
export function describeVerification({ chainId, commit, isSame, findings, powers }: Verification): string[] {
  const different = findings.filter(({ difference }) => difference !== null);
  return [
    `Chain ${chainId}, published as ${commit === null ? 'of no commit' : `commit ${commit}`}.`,
    ...findings.map(({ what, difference }) =>
      difference === null ? `  same       ${what}` : `  DIFFERENT  ${what}: ${difference}`,
    ),
    ...powers,
    isSame
      ? `All ${findings.length} comparisons are the same.`
      : `${different.length} of ${findings.length} comparisons are different.`,
  ];
}
