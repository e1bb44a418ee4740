import { parseArgs } from 'node:util';
import { printable } from '@rab/config/printable';
import { DeploymentError } from '@rab/evm/deploy';
import { createPublicClient, http } from 'viem';
import { describeVerification, verify } from './verify.ts';

const USAGE = `pnpm verify --rpc URL --deployments FILE_OR_URL [--site URL] [--json]

  --rpc          a node of the chain, best one of your own
  --deployments  the deployments.json that the platform publishes; its sources are expected next to it
  --site         the platform's address: its front ends are compared with the builds of this checkout, its config.json with the
                 published list
  --json         prints what was compared as JSON`;

/** Compares a chain with what is published of it and with this checkout: 0 where all is the same, 1 where not, 2 where nothing could be compared. */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      rpc: { type: 'string' },
      deployments: { type: 'string' },
      site: { type: 'string' },
      json: { type: 'boolean' },
    },
  });
  const { rpc, deployments, site, json } = values;
  if (!rpc || !deployments) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const verification = await verify(createPublicClient({ transport: http(rpc) }), deployments, site);
  console.log(json ? JSON.stringify(verification, null, 2) : describeVerification(verification).join('\n'));
  process.exitCode = verification.isSame ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof DeploymentError ? printable(error.message) : error);
  process.exitCode = 2;
});
