import { fileURLToPath } from 'node:url';
import { printable } from '@rab/config/printable';
import {
  type ChainReader,
  DeploymentError,
  describePowers,
  parseDeployments,
  planDeployment,
  readPowers,
  settingsOf,
} from '@rab/evm/deploy';
import type { BaseError } from 'viem';
import type { Finding } from './Finding.ts';
import { readPublished } from './published.ts';
import { verifyContracts } from './verifyContracts.ts';
import { verifySite } from './verifySite.ts';

/** What a verification found out. */
export interface Verification {
  chainId: number;
  /** Of what was published; null where that was no commit's. */
  commit: string | null;
  isSame: boolean;
  findings: Finding[];
  /** The powers over the platform and their holders now, in words; none where something differs. */
  powers: string[];
}

/**
 * Verifies what runs on a chain.
 * @param deployments path or address of the published `deployments.json`
 * @param site where the front ends are; left out, they are not compared
 * @throws {DeploymentError} when there is nothing to compare: the file or the node cannot be read, or the file does not know the chain
 */
export async function verify(client: ChainReader, deployments: string, site?: string): Promise<Verification> {
  const published = parseDeployments(String(await readPublished(deployments)), deployments);
  const chainId = await client.getChainId().catch((cause: BaseError) => {
    throw new DeploymentError(`The node does not answer: ${cause.shortMessage}`);
  });
  const record = published[chainId];
  if (!record || record.chainId !== chainId)
    throw new DeploymentError(`The node's chain is ${chainId}, of which ${deployments} says nothing.`);
  const findings = [
    ...(await verifyContracts(client, record, deployments)),
    ...(site === undefined ? [] : await verifySite(site, buildOf, published)),
  ];
  const isSame = findings.every(({ difference }) => difference === null);
  const { deployer, owner, commit } = record;
  const settings = settingsOf(record);
  const powers = isSame ? describePowers(await readPowers(client, planDeployment(deployer, settings), owner)) : [];
  return { chainId, commit, isSame, findings, powers };
}

const buildOf = (frontEnd: string): string => fileURLToPath(new URL(`../../../../${frontEnd}/dist`, import.meta.url));

/** A verification in lines for people: each difference, who has which power, and how much was compared. */
export function describeVerification({ chainId, commit, isSame, findings, powers }: Verification): string[] {
  const different = findings.filter(({ difference }) => difference !== null);
  return [
    `Chain ${chainId}, published as ${commit === null ? 'of no commit' : `commit ${commit}`}.`,
    ...different.map(({ what, difference }) => `DIFFERENT: ${what}: ${difference}`),
    ...powers,
    isSame
      ? `All ${findings.length} comparisons are the same.`
      : `${different.length} of ${findings.length} comparisons are different.`,
  ].map(printable);
}
