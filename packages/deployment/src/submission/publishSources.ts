import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { explorerLink } from '@rab/config';
import { printable } from '@rab/config/printable';
import {
  DeploymentError,
  type DeploymentRecord,
  type RecordedContract,
  readDeployments,
  writeRecord,
} from '@rab/evm/deploy';
import type { Settings } from '../readSettings.ts';
import { sourceCodeOf } from '../sourceCodeOf.ts';
import { readConfig, writeConfig } from '../writeConfig.ts';
import { etherscan } from './etherscan.ts';
import { sourcify } from './sourcify.ts';
import { type Outcome, type Patience, submitTo } from './submitTo.ts';
import type { Submission, Verifier } from './Verifier.ts';

/** Two minutes and more: explorers have queues. */
const PATIENCE: Patience = { polls: 50, interval: 3000 };
/** Characters of a reason; some services answer with a whole compilation. */
const LONGEST_REASON = 200;

interface Options {
  settings: Settings;
  /** The front ends' configuration; next to it are `deployments.json` and the sources. */
  configFile: string;
  /** Of the explorer's API. It is sent to the explorer alone, and part of no output. */
  apiKey: string | undefined;
  log: (line: string) => void;
  patience?: Patience;
}

/**
 * Submits the published sources of a chain to the services that the settings name, each what it has not verified exactly. What it
 * answers goes into `deployments.json`, the pages with the sources into the configuration. What no service has decided stays as it
 * was, for a later run.
 * @throws {DeploymentError} where nothing is published of the chain, or a file cannot be read; not for a service that fails
 */
export async function publishSources({
  settings,
  configFile,
  apiKey,
  log,
  patience = PATIENCE,
}: Options): Promise<void> {
  const folder = dirname(configFile);
  const deploymentsFile = join(folder, 'deployments.json');
  const record = readDeployments(deploymentsFile)[settings.chain.id];
  if (!record) throw new DeploymentError(`${deploymentsFile} says nothing of chain ${settings.chain.id}.`);
  const submissions = submissionsOf(record, folder);
  const verifiers = verifiersOf(settings, apiKey);
  const outcomes = await Promise.all(
    verifiers.map((verifier) =>
      submitTo(
        verifier,
        submissions.filter(({ contract }) => !isVerified(contract, verifier)),
        patience,
      ),
    ),
  );
  for (const { verified } of outcomes)
    for (const [name, verification] of Object.entries(verified)) {
      const contract = record.contracts[name];
      if (!contract) continue;
      const others = (contract.verifications ?? []).filter((known) => !isBy(known, verification));
      contract.verifications = [...others, verification];
    }
  writeRecord(deploymentsFile, record);
  const config = readConfig(configFile);
  const chain = config?.chains[record.chainId];
  if (config && chain) {
    const known = { ...chain, sourceCode: sourceCodeOf(record) };
    writeConfig(configFile, { ...config, chains: { ...config.chains, [record.chainId]: known } });
  }
  outcomes.forEach((outcome, index) => {
    const verifier = verifiers[index];
    if (!verifier) return;
    const verified = submissions.filter(({ contract }) => isVerified(contract, verifier)).length;
    // before it is cut, so that no part of the key is left
    const quote = (reason: string) =>
      printable(apiKey ? reason.replaceAll(apiKey, '…') : reason).slice(0, LONGEST_REASON);
    for (const line of describe(verifier, outcome, `${verified} of ${submissions.length}`, quote)) log(line);
  });
}

function submissionsOf({ chainId, compiler, contracts }: DeploymentRecord, folder: string): Submission[] {
  return Object.entries(contracts).flatMap(([name, contract]) => {
    if (contract.input === null) return [];
    const file = join(folder, contract.input);
    try {
      return [{ name, chainId, compiler, contract, input: JSON.parse(readFileSync(file, 'utf8')) }];
    } catch {
      throw new DeploymentError(`${file} is not there, or is not JSON: a deployment writes it.`);
    }
  });
}

function verifiersOf({ chain, verifiers }: Settings, key: string | undefined): Verifier[] {
  const linkOf = (address: string) => `${explorerLink(chain, 'address', address)}#code`;
  return [
    ...(verifiers.sourcify ? [sourcify(verifiers.sourcify)] : []),
    ...(verifiers.etherscan ? [etherscan({ ...verifiers.etherscan, key, linkOf })] : []),
  ];
}

type Service = Pick<Verifier, 'verifier' | 'server'>;
const isBy = (known: Service, { verifier, server }: Service): boolean =>
  known.verifier === verifier && known.server === server;

const isVerified = ({ verifications = [] }: RecordedContract, service: Service): boolean =>
  verifications.some((known) => isBy(known, service) && known.match !== 'partial');

/**
 * An outcome in sentences.
 * @param share how many contracts the service has verified, of how many
 * @param quote what others say, as it may be printed
 */
function describe(
  { name, server }: Verifier,
  { verified, refused, undecided, unavailable }: Outcome,
  share: string,
  quote: (reason: string) => string,
): string[] {
  const who = `${name} at ${server}`;
  const partial = Object.keys(verified).filter((contract) => verified[contract]?.match === 'partial');
  const lines = [`${who}: ${share} contracts are verified.`];
  if (partial.length > 0)
    lines.push(`${who} finds no exact match of ${partial.join(', ')}: the sources differ in part.`);
  for (const [reason, names] of refused) lines.push(`${who} refuses ${names.join(', ')}: ${quote(reason)}`);
  if (unavailable !== null)
    lines.push(`${who} does not answer as it should (${unavailable}): a later run submits what is left.`);
  else if (undecided.length > 0)
    lines.push(`${who} has not decided on ${undecided.join(', ')} yet: a later run asks again.`);
  return lines;
}
