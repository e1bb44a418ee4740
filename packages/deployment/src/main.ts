import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { accountOfKey } from '@rab/config/account-of-key';
import {
  acceptanceBy,
  addressesOf,
  type Deployment,
  DeploymentError,
  deployAll,
  describePowers,
  planDeployment,
  readDeployments,
  writeDeployment,
} from '@rab/evm/deploy';
import { type Address, createPublicClient, createWalletClient, defineChain, http } from 'viem';
import { platformSettings, readSettings } from './readSettings.ts';
import { publishSources } from './submission/publishSources.ts';
import { mergeConfig, readConfig, replacedContracts, writeConfig } from './writeConfig.ts';

const USAGE = `DEPLOYER_KEY=0x... pnpm --filter @rab/deployment run deploy --rpc URL --settings FILE --config FILE [--replace KEY ...]

  --rpc       the chain to deploy to
  --settings  what to deploy: see packages/deployment/settings.example.json
  --config    the front ends' config.json; written in the end, its other chains are kept, and next to it deployments.json
              and sources/: what is needed to check the contracts, which is submitted to the settings' \`verifiers\`
              (ETHERSCAN_API_KEY is the key of the explorer's API)
  --replace   contracts that may be replaced although --config names others`;

/** Deploys, or continues a deployment, from the command line; the key comes from the environment only. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rpc: { type: 'string' },
      settings: { type: 'string' },
      config: { type: 'string' },
      replace: { type: 'string', multiple: true, default: [] },
    },
  });
  const { rpc, settings: settingsFile, config: configFile, replace } = values;
  if (!rpc || !settingsFile || !configFile) throw new DeploymentError(USAGE);
  const deployer = accountOfKey(process.env.DEPLOYER_KEY);
  if (!deployer) throw new DeploymentError('DEPLOYER_KEY is not set to a private key (0x...).');
  if (!existsSync(settingsFile)) throw new DeploymentError(`There is no ${settingsFile}.`);

  const settings = readSettings(settingsFile);
  const { id, name, nativeToken } = settings.chain;
  const chain = defineChain({ id, name, nativeCurrency: nativeToken, rpcUrls: { default: { http: [rpc] } } });
  const transport = http(rpc);
  const reader = createPublicClient({ chain, transport });
  const client = { ...reader, ...createWalletClient({ chain, transport, account: deployer }) };
  const actual = await reader.getChainId();
  if (actual !== id) throw new DeploymentError(`${rpc} is chain ${actual}, the settings are for chain ${id}.`);

  const config = readConfig(configFile);
  const deploymentsFile = join(dirname(configFile), 'deployments.json');
  const published = readDeployments(deploymentsFile);
  const platform = platformSettings(settings);
  const plan = planDeployment(deployer.address, platform);
  const replaced = replacedContracts(config, id, addressesOf(plan)).filter((contract) => !replace.includes(contract));
  if (replaced.length > 0)
    throw new DeploymentError(
      `${configFile} names other contracts for ${replaced.join(', ')}: the code, the deployer or the wrapped native ` +
        `currency changed. Add ${replaced.map((contract) => `--replace ${contract}`).join(' ')} to go over to new ones.`,
    );

  const { owner, timelockHours } = settings.platform;
  const startBlock = await reader.getBlockNumber();
  const deployment = await deployAll({
    client,
    chain,
    deployer,
    settings: platform,
    owner,
    ...(timelockHours !== undefined && { timelockHours }),
    published: published[id],
    log: console.log,
  });
  writeDeployment(deploymentsFile, deployment.record);
  writeConfig(configFile, mergeConfig(config, settings, deployment, startBlock));
  console.log(
    `${deployment.sent} transactions sent; everything was read back; ${configFile} and ${deploymentsFile} are written.`,
  );
  if (Object.keys(settings.verifiers).length > 0)
    await publishSources({
      settings,
      configFile,
      apiKey: process.env.ETHERSCAN_API_KEY || undefined,
      log: console.log,
    });
  if (settings.exchanges.length === 1)
    console.log(
      'One exchange is configured: a sale that somebody keeps from listing there has no other one to list on.',
    );
  for (const line of acceptanceLines(deployment.pendingOwners, owner, timelockHours)) console.log(line);
  for (const line of describePowers(deployment.powers)) console.log(line);
}

/** What is left to do for those to whom contracts were offered. */
function acceptanceLines(pending: Deployment['pendingOwners'], owner: Address, timelockHours?: number): string[] {
  const [first] = pending;
  if (!first) return [];
  if (timelockHours === undefined)
    return pending.map(
      ({ contract, address, newOwner }) => `${newOwner} has to call acceptOwnership() of ${contract} at ${address}.`,
    );
  const { schedule, execute } = acceptanceBy(pending, timelockHours);
  return [
    `${owner} has to let the timelock ${first.newOwner} accept ${pending.map(({ contract }) => contract).join(', ')}:`,
    `  a call with the data ${schedule}`,
    `  and ${timelockHours} hours later one with the data ${execute}`,
  ];
}

main().catch((error: unknown) => {
  console.error(error instanceof DeploymentError ? error.message : error);
  process.exitCode = 1;
});
