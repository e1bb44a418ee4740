import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Descriptor } from '@rab/contracts/clear-signing';
import { describe, permitDescriptor } from './describe.ts';
import { testsOf } from './registryTests.ts';
import { SIGNED_CONTRACTS, type SignedContract } from './signedContracts.ts';

/** Where contracts are on each chain, as `deployments.json` says it. */
export type Deployed = Readonly<Record<string, { contracts: Readonly<Record<string, { address: string }>> }>>;

/** The folder's name in the registry. */
const ENTITY = 'rab-launchpad';

const placesOf = ({ deployedAs }: SignedContract, deployed: Deployed) =>
  Object.entries(deployed).flatMap(([chainId, { contracts }]) =>
    deployedAs.flatMap((name) => {
      const address = contracts[name]?.address;
      return address ? [{ chainId: Number(chainId), address }] : [];
    }),
  );

/**
 * Writes the descriptors (ERC-7730) of all contracts as the public registry wants them, `registry/<owner>/calldata-<contract>.json`,
 * and tests in its form of those that have addresses. The permit is a `common` file: its binding is the token's.
 * @param folder in which `registry` is
 */
export function writeDescriptors(folder: string, deployed: Deployed, url?: string): void {
  const entity = join(folder, 'registry', ENTITY);
  const write = (name: string, content: unknown) =>
    writeFileSync(join(entity, name), `${JSON.stringify(content, null, 2)}\n`);
  mkdirSync(join(entity, Object.keys(deployed).length > 0 ? 'testsv2' : ''), { recursive: true });
  for (const [name, contract] of Object.entries(SIGNED_CONTRACTS)) {
    const descriptor: Descriptor = describe(name, contract, placesOf(contract, deployed), url);
    write(`calldata-${name}.json`, descriptor);
    const tests = testsOf(name, contract, descriptor);
    if (tests) write(`testsv2/calldata-${name}.tests.json`, tests);
  }
  write('common-eip712-permit.json', permitDescriptor());
}
