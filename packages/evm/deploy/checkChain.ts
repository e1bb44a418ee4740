import type { Hex } from 'viem';
import { DeploymentError } from './DeploymentError.ts';
import type { DeployClient } from './sender.ts';

/**
 * Instructions that the contracts are compiled to and older chains do not have: code that uses one and returns the word 1. They are
 * asked for by `eth_call` without an address, which runs code without deploying it.
 */
const PROBES: readonly (readonly [instructions: string, upgrade: string, code: Hex])[] = [
  // PUSH0, then 1 + 0
  ['PUSH0 (EIP-3855)', 'Shanghai', '0x5f60010160005260206000f3'],
  // TSTORE(0, 1), then TLOAD(0)
  ['transient storage (EIP-1153)', 'Cancun', '0x600160005d60005c60005260206000f3'],
  // a 1 in the first word, MCOPY to the second, which is returned
  ['MCOPY (EIP-5656)', 'Cancun', '0x60016000526020600060205e60206020f3'],
];

/**
 * Refuses a chain on which everything would deploy and every guarded call would fail.
 * @throws {DeploymentError} naming the instructions that the chain does not have, and the upgrade that brings them
 */
export async function checkChain(client: DeployClient): Promise<void> {
  // an unreachable node throws its own error here
  await client.getBlockNumber();
  const answers = await Promise.all(
    PROBES.map(async ([instructions, upgrade, data]) => {
      const isThere = await client.call({ data }).then(
        (answer) => answer.data !== undefined && BigInt(answer.data) === 1n,
        () => false,
      );
      return isThere ? [] : [`${instructions} of the ${upgrade} upgrade`];
    }),
  );
  const missing = answers.flat();
  if (missing.length > 0)
    throw new DeploymentError(`The chain does not have ${missing.join(', ')}, which the contracts need.`);
}
