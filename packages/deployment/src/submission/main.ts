import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { DeploymentError } from '@rab/evm/deploy';
import { readSettings } from '../readSettings.ts';
import { publishSources } from './publishSources.ts';

const USAGE = `ETHERSCAN_API_KEY=... pnpm --filter @rab/deployment run submit --settings FILE --config FILE

  --settings  of the deployment; its \`verifiers\` are the services
  --config    the front ends' config.json, next to deployments.json and sources/`;

/** Submits the sources of a deployment that are not verified yet, from the command line; the key comes from the environment only. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { settings: { type: 'string' }, config: { type: 'string' } } });
  const { settings: settingsFile, config: configFile } = values;
  if (!settingsFile || !configFile) throw new DeploymentError(USAGE);
  if (!existsSync(configFile)) throw new DeploymentError(`There is no ${configFile}.`);
  const settings = readSettings(settingsFile);
  if (Object.keys(settings.verifiers).length === 0)
    throw new DeploymentError(`${settingsFile} names no service in \`verifiers\`.`);
  await publishSources({ settings, configFile, apiKey: process.env.ETHERSCAN_API_KEY || undefined, log: console.log });
}

main().catch((error: unknown) => {
  console.error(error instanceof DeploymentError ? error.message : error);
  process.exitCode = 1;
});
