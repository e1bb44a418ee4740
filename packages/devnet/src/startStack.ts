import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { parseConfig } from '@rab/config';
import { writeDeployment } from '@rab/evm/deploy';
import { startLocalSafe } from '@rab/testing/safe/startLocalSafe';
import { parseEther } from 'viem';
import { castOf, readAccounts } from './chain/accounts.ts';
import { deploy } from './chain/deploy.ts';
import { LocalChain } from './chain/LocalChain.ts';
import { localConfig } from './config/localConfig.ts';
import { localRemotes } from './config/localRemotes.ts';
import { createExplorer } from './explorer/createExplorer.ts';
import { type Options, originOf, webPortOf } from './options.ts';
import { Progress } from './process/Progress.ts';
import { requireFreePorts } from './process/requireFreePorts.ts';
import type { Supervisor } from './process/Supervisor.ts';
import { answers, waitFor } from './process/waitFor.ts';
import { DemoChain } from './seed/DemoChain.ts';
import { seed } from './seed/seed.ts';
import { chainProgram, contentStoreProgram, indexerProgram } from './services.ts';
import { serveWeb } from './web/serveWeb.ts';
import { startBuilds } from './web/startBuilds.ts';

/** How far in the past the chain begins; the oldest demo sale fits in. */
const PAST_SECONDS = 60n * 86_400n;
/** What the demo Safe begins with. */
const SAFE_BALANCE = parseEther('1000');

/**
 * Brings everything up: chain, contracts, demo data, indexer, content store, explorer, the front ends. Resolves when
 * the product can be used.
 * @throws {StackError} in one sentence, or with the end of a log
 */
export async function startStack(options: Options, supervisor: Supervisor): Promise<void> {
  const { ports, stateFolder } = options;
  const progress = new Progress();
  await requireFreePorts(ports);
  // A local chain starts from scratch each time: the indexer's data of the last one is wrong now.
  for (const name of ['indexer', 'indexer.pid']) rmSync(join(stateFolder, name), { recursive: true, force: true });
  mkdirSync(stateFolder, { recursive: true });

  const builds = startBuilds(options, supervisor);
  const web = builds.web.then(() => progress.say('Front ends built'));

  const present = BigInt(Math.floor(Date.now() / 1000));
  supervisor.startService(chainProgram(options, present - PAST_SECONDS));
  supervisor.startService(contentStoreProgram(options));
  const chain = new LocalChain(originOf(ports.chain));
  const explorer = createExplorer(chain);
  serve({ fetch: explorer.fetch, port: ports.explorer, hostname: '127.0.0.1' });
  await waitFor('The chain', async () => (await chain.client.getChainId()) > 0, 20_000);
  progress.say('Chain runs');

  await builds.contracts;
  const accounts = await readAccounts(chain);
  const cast = castOf(accounts);
  const deployment = await deploy(chain, cast.admin);
  progress.say('Contracts deployed');
  const config = localConfig(ports, deployment, accounts);
  parseConfig(config);
  writeFileSync(join(stateFolder, 'config.json'), JSON.stringify(config, null, 2));
  writeDeployment(join(stateFolder, 'deployments.json'), deployment.record);
  writeFileSync(join(stateFolder, 'remotes.json'), JSON.stringify(localRemotes(ports), null, 2));

  const { service } = await startLocalSafe(chain.client, {
    owners: [cast.owner, cast.secondOwner, cast.thirdOwner],
    payer: cast.admin,
    port: ports.safe,
    app: originOf(webPortOf(ports, 'shell')),
  });
  await chain.client.setBalance({ address: service.safe.address, value: SAFE_BALANCE });

  supervisor.startService(indexerProgram(options));
  await waitFor('The content store', () => answers(`${originOf(ports.content)}/health`), 30_000);
  if (options.seed) {
    const places = { content: originOf(ports.content), explorer: originOf(ports.explorer) };
    await seed(new DemoChain(chain, cast, deployment, places), accounts, present);
    progress.say('Demo data written');
  }
  await chain.travelToPresent();
  // at the first start it reads the whole chain while the areas are still being built
  await waitFor('The indexer', () => indexed(ports.indexer, chain), 300_000);
  progress.say('Indexer has caught up');

  await web;
  if (options.web) await serveWeb(options);
  progress.say('Ready');
}

/** True when the indexer serves the newest block. */
async function indexed(port: number, chain: LocalChain): Promise<boolean> {
  if (!(await answers(`${originOf(port)}/ready`))) return false;
  const head = await chain.client.getBlockNumber();
  const health = await fetch(`${originOf(port)}/subgraphs/health`);
  const { indexed: block } = (await health.json()) as { indexed?: number };
  return block !== undefined && BigInt(block) >= head;
}
