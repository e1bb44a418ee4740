import { type Address, concat, encodeDeployData, getCreate2Address, type Hex, zeroHash } from 'viem';
import type { Artifact } from './artifact.ts';

/**
 * The deterministic deployment proxy, at this address on every common chain and on anvil: it creates the code it is sent
 * at an address that follows from that code alone. So a deployment that was broken off finds what it had made, and
 * nothing can be deployed twice.
 */
export const DEPLOYMENT_PROXY: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

/** One contract of a deployment; its address follows from its code and arguments. */
export interface PlannedContract extends Pick<Artifact, 'abi'> {
  name: string;
  address: Address;
  /** What the proxy is sent. */
  data: Hex;
}

/** Plans `artifact` with constructor arguments. */
export function planContract(name: string, { abi, bytecode }: Artifact, args: readonly unknown[]): PlannedContract {
  const code = encodeDeployData({ abi, bytecode, args });
  const address = getCreate2Address({ from: DEPLOYMENT_PROXY, salt: zeroHash, bytecode: code });
  return { name, abi, address, data: concat([zeroHash, code]) };
}
