import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { type AppConfigInput, type ContractKey, parseConfig } from '@rab/config';
import { type Deployment, DeploymentError } from '@rab/evm/deploy';
import type { Address } from 'viem';
import type { Settings } from './readSettings.ts';
import { sourceCodeOf } from './sourceCodeOf.ts';

/**
 * The configuration that exists already, for its other chains; null when the file does not exist.
 * @throws {DeploymentError} when the file is no configuration: it is not overwritten
 */
export function readConfig(file: string): AppConfigInput | null {
  if (!existsSync(file)) return null;
  try {
    const json: unknown = JSON.parse(readFileSync(file, 'utf8'));
    parseConfig(json);
    return json as AppConfigInput;
  } catch (cause) {
    throw new DeploymentError(`${file} is there and cannot be used: ${cause instanceof Error ? cause.message : cause}`);
  }
}

/**
 * Contracts that the configuration names and a deployment would replace; a replaced locker or factory no longer knows
 * what was made with the old one.
 */
export function replacedContracts(
  config: AppConfigInput | null,
  chainId: number,
  planned: Readonly<Record<string, Address>>,
): ContractKey[] {
  const known = config?.chains[chainId]?.contracts;
  if (!known) return [];
  return (Object.keys(known) as ContractKey[]).filter((key) => {
    const [now, next] = [known[key], planned[key]];
    return now && next && now.toLowerCase() !== next.toLowerCase();
  });
}

/**
 * The configuration with this chain as deployed; other chains, the default, the first block and what the settings do not name stay.
 * @param startBlock a block before the deployment
 */
export function mergeConfig(
  config: AppConfigInput | null,
  { chain, app, platform, exchanges }: Settings,
  deployment: Deployment,
  startBlock: bigint,
): AppConfigInput {
  const { multicall, ...rest } = chain;
  return {
    ...config,
    ...app,
    defaultChainId: config?.defaultChainId ?? chain.id,
    chains: {
      ...config?.chains,
      [chain.id]: {
        ...rest,
        startBlock: config?.chains[chain.id]?.startBlock ?? rest.startBlock ?? Number(startBlock),
        contracts: { ...deployment.contracts, multicall },
        exchanges: exchanges.map(({ name, factory, router }) => ({ name, factory, router })),
        TOKEN_FEE: platform.tokenFee,
        BASE_FEE: platform.baseFee,
        sourceCode: sourceCodeOf(deployment.record),
      },
    },
  };
}

/** Checks and writes; the file is replaced at once or not at all. */
export function writeConfig(file: string, config: AppConfigInput): void {
  parseConfig(config);
  const next = `${file}.next`;
  writeFileSync(next, `${JSON.stringify(config, null, 2)}\n`);
  renameSync(next, file);
}
