import {
  type Address,
  concat,
  encodeDeployData,
  getContractAddress,
  getCreate2Address,
  type Hex,
  zeroHash,
} from 'viem';
import type { Artifact } from './artifact.ts';

/**
 * The deterministic deployment proxy, at this address on every common chain and on anvil: it creates the code it is sent
 * at an address that follows from that code alone. So a deployment that was broken off finds what it had made, and
 * nothing can be deployed twice.
 */
export const DEPLOYMENT_PROXY: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

/** One contract of a deployment. */
export interface PlannedContract extends Artifact {
  name: string;
  address: Address;
  /** Whose transaction or constructor creates it: the deployment proxy, or a factory. */
  creator: Address;
  /** Constructor arguments as they follow the code. */
  arguments: Hex;
}

/** The address of a planned contract: where its creator puts it, unless it is known to be elsewhere. */
export type Place = (name: string, address: Address) => Address;

/** A contract that the proxy creates; its address follows from its code and arguments. */
export function planContract(
  name: string,
  artifact: Artifact,
  args: readonly unknown[],
  place: Place = (_, address) => address,
): PlannedContract {
  const encoded = encodeArguments(artifact, args);
  const bytecode = concat([artifact.bytecode, encoded]);
  const address = getCreate2Address({ from: DEPLOYMENT_PROXY, salt: zeroHash, bytecode });
  return { ...artifact, name, address: place(name, address), creator: DEPLOYMENT_PROXY, arguments: encoded };
}

/** What a factory's constructor creates as its first contract: the code behind its clones. */
export function planImplementation(
  name: string,
  artifact: Artifact,
  args: readonly unknown[],
  factory: PlannedContract,
  place: Place,
): PlannedContract {
  const address = getContractAddress({ from: factory.address, nonce: 1n });
  const encoded = encodeArguments(artifact, args);
  return { ...artifact, name, address: place(name, address), creator: factory.address, arguments: encoded };
}

/** What runs to create a planned contract. */
export const creationCodeOf = (contract: PlannedContract): Hex => concat([contract.bytecode, contract.arguments]);

function encodeArguments({ abi }: Artifact, args: readonly unknown[]): Hex {
  return encodeDeployData({ abi, bytecode: '0x', args });
}
