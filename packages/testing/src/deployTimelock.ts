import { timelockControllerAbi } from '@rab/contracts/abis/foreign';
import { publishedArtifact } from '@rab/evm/artifact';
import type { testClient } from '@rab/evm/testClient';
import { type Address, zeroAddress } from 'viem';

const ARTIFACT = '@openzeppelin/contracts/build/contracts/TimelockController.json';

/**
 * Creates OpenZeppelin's timelock, to which one account proposes and which that account executes.
 * @param delay seconds
 * @param account one of the node's own, which pays
 */
export async function deployTimelock(
  client: ReturnType<typeof testClient>,
  { delay, proposer, account }: { delay: bigint; proposer: Address; account: Address },
): Promise<Address> {
  const hash = await client.deployContract({
    abi: timelockControllerAbi,
    bytecode: publishedArtifact(ARTIFACT).bytecode,
    args: [delay, [proposer], [proposer], zeroAddress],
    account,
    chain: null,
  });
  const { contractAddress } = await client.waitForTransactionReceipt({ hash });
  if (!contractAddress) throw new Error('The timelock was not created.');
  return contractAddress;
}
