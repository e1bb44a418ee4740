import { publishedArtifact } from '@rab/evm/artifact';
import type { TestClient } from '@rab/evm/testClient';
import {
  type Address,
  concat,
  encodeDeployData,
  encodeFunctionData,
  encodePacked,
  type Hex,
  isAddressEqual,
  parseAbi,
  size,
  type TransactionReceipt,
  zeroAddress,
} from 'viem';

const PUBLISHED = '@safe-global/safe-contracts/build/artifacts/contracts';
const CALL = 0;
const DELEGATE_CALL = 1;
/** More than any call of a test takes: a Safe measures nothing itself. */
const EXECUTION_GAS = 10_000_000n;

export const safeAbi = parseAbi([
  'function VERSION() view returns (string)',
  'function nonce() view returns (uint256)',
  'function getThreshold() view returns (uint256)',
  'function getOwners() view returns (address[])',
  'function setup(address[] owners, uint256 threshold, address to, bytes data, address fallbackHandler, address paymentToken, uint256 payment, address paymentReceiver)',
  'function getTransactionHash(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, uint256 nonce) view returns (bytes32)',
  'function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures) payable returns (bool)',
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
]);
const multiSendAbi = parseAbi(['function multiSend(bytes transactions) payable']);

/** What the owners of a Safe sign. Amounts are base units. */
export interface SafeTx {
  to: Address;
  value: bigint;
  data: Hex;
  /** 0 for a call, 1 for a call with the Safe's own storage, as a list of calls is made. */
  operation: number;
  /** What the call may use; where it is not 0, a call that fails uses up the nonce and leaves `ExecutionFailure`. */
  safeTxGas: bigint;
  nonce: bigint;
}

/** One of several calls of a proposal. */
export interface SafeCall {
  to: Address;
  value?: bigint | undefined;
  data?: Hex | undefined;
}

/** A signature of an owner. */
export interface SafeSignature {
  owner: Address;
  signature: Hex;
}

/** A real Safe 1.4.1 on a local chain, whose owners are accounts that the chain has unlocked. */
export class LocalSafe {
  readonly client: TestClient;
  readonly address: Address;
  readonly #multiSend: Address;

  private constructor(client: TestClient, address: Address, multiSend: Address) {
    this.client = client;
    this.address = address;
    this.#multiSend = multiSend;
  }

  /** Deploys a Safe; `payer` pays for it. */
  static async create(
    client: TestClient,
    { owners, threshold, payer }: { owners: readonly Address[]; threshold: number; payer: Address },
  ): Promise<LocalSafe> {
    const { singleton, handler, multiSend } = await sharedOf(client, payer);
    const address = await deploy(client, payer, 'proxies/SafeProxy.sol/SafeProxy.json', [singleton]);
    const args = [[...owners], BigInt(threshold), zeroAddress, '0x', handler, zeroAddress, 0n, zeroAddress] as const;
    const hash = await client.writeContract({ address, abi: safeAbi, functionName: 'setup', args, account: payer });
    await client.waitForTransactionReceipt({ hash });
    return new LocalSafe(client, address, multiSend);
  }

  nonce(): Promise<bigint> {
    return this.client.readContract({ address: this.address, abi: safeAbi, functionName: 'nonce' });
  }

  owners(): Promise<readonly Address[]> {
    return this.client.readContract({ address: this.address, abi: safeAbi, functionName: 'getOwners' });
  }

  async threshold(): Promise<number> {
    return Number(
      await this.client.readContract({ address: this.address, abi: safeAbi, functionName: 'getThreshold' }),
    );
  }

  /** What the owners sign for these calls; several go through the list of calls, all or none. */
  transactionOf(calls: readonly SafeCall[], nonce: bigint, safeTxGas = 0n): SafeTx {
    const [first, ...rest] = calls;
    if (!first) throw new Error('A proposal has at least one call.');
    const { to, value = 0n, data = '0x' } = first;
    if (rest.length === 0) return { to, value, data, operation: CALL, safeTxGas, nonce };
    const packed = calls.map((call) =>
      encodePacked(
        ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
        [CALL, call.to, call.value ?? 0n, BigInt(size(call.data ?? '0x')), call.data ?? '0x'],
      ),
    );
    const list = encodeFunctionData({ abi: multiSendAbi, functionName: 'multiSend', args: [concat(packed)] });
    return { to: this.#multiSend, value: 0n, data: list, operation: DELEGATE_CALL, safeTxGas, nonce };
  }

  /** What takes the place of a proposal once the owners have signed and executed it: nothing, with the same nonce. */
  rejectionOf(nonce: bigint): SafeTx {
    return { to: this.address, value: 0n, data: '0x', operation: CALL, safeTxGas: 0n, nonce };
  }

  hashOf(tx: SafeTx): Promise<Hex> {
    return this.client.readContract({
      address: this.address,
      abi: safeAbi,
      functionName: 'getTransactionHash',
      args: [tx.to, tx.value, tx.data, tx.operation, tx.safeTxGas, 0n, 0n, zeroAddress, zeroAddress, tx.nonce],
    });
  }

  async sign(owner: Address, tx: SafeTx): Promise<SafeSignature> {
    const signature = await this.client.signTypedData({
      account: owner,
      domain: { chainId: await this.client.getChainId(), verifyingContract: this.address },
      types: SAFE_TX_TYPES,
      primaryType: 'SafeTx',
      message: { ...tx, baseGas: 0n, gasPrice: 0n, gasToken: zeroAddress, refundReceiver: zeroAddress },
    });
    return { owner, signature };
  }

  /** Executes a proposal; the chain's refusal is a receipt with the status `reverted`. */
  async execute(tx: SafeTx, signatures: readonly SafeSignature[], executor: Address): Promise<TransactionReceipt> {
    // the contract wants them in the order of the owners' addresses
    const inOrder = signatures.toSorted((a, b) => (BigInt(a.owner) < BigInt(b.owner) ? -1 : 1));
    const hash = await this.client.writeContract({
      address: this.address,
      abi: safeAbi,
      functionName: 'execTransaction',
      args: [
        ...[tx.to, tx.value, tx.data, tx.operation, tx.safeTxGas, 0n, 0n, zeroAddress, zeroAddress],
        concat(inOrder.map(({ signature }) => signature)),
      ] as never,
      account: executor,
      gas: EXECUTION_GAS,
    });
    return this.client.waitForTransactionReceipt({ hash });
  }

  /** By which transaction a proposal was executed, and whether its call succeeded; null while it was not. */
  async executionOf(
    safeTxHash: Hex,
  ): Promise<{ transactionHash: Hex; blockNumber: bigint; isSuccess: boolean } | null> {
    const logs = await this.client.getContractEvents({ address: this.address, abi: safeAbi, fromBlock: 0n });
    const log = logs.find(({ args }) => (args as { txHash?: Hex }).txHash === safeTxHash);
    if (!log) return null;
    const { transactionHash, blockNumber, eventName } = log;
    return { transactionHash, blockNumber, isSuccess: eventName === 'ExecutionSuccess' };
  }

  /** Whether an account is one of the owners. */
  async isOwner(account: Address): Promise<boolean> {
    return (await this.owners()).some((owner) => isAddressEqual(owner, account));
  }
}

const SAFE_TX_FIELDS =
  'address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce';
const SAFE_TX_TYPES = {
  SafeTx: SAFE_TX_FIELDS.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ');
    return { type, name };
  }),
};

/** What all Safes of a chain share. */
interface Shared {
  singleton: Address;
  /** Answers what the Safe itself does not know (EIP-1271). */
  handler: Address;
  /** Carries out a list of calls. */
  multiSend: Address;
}

const shared = new WeakMap<TestClient, Shared>();

async function sharedOf(client: TestClient, payer: Address): Promise<Shared> {
  const before = shared.get(client);
  if (before) return before;
  const deployed = {
    singleton: await deploy(client, payer, 'Safe.sol/Safe.json'),
    handler: await deploy(client, payer, 'handler/CompatibilityFallbackHandler.sol/CompatibilityFallbackHandler.json'),
    multiSend: await deploy(client, payer, 'libraries/MultiSendCallOnly.sol/MultiSendCallOnly.json'),
  };
  shared.set(client, deployed);
  return deployed;
}

async function deploy(
  client: TestClient,
  payer: Address,
  path: string,
  args: readonly unknown[] = [],
): Promise<Address> {
  const { abi, bytecode } = publishedArtifact(`${PUBLISHED}/${path}`);
  const hash = await client.sendTransaction({ account: payer, data: encodeDeployData({ abi, bytecode, args }) });
  const { contractAddress } = await client.waitForTransactionReceipt({ hash });
  if (!contractAddress) throw new Error(`${path} was not deployed`);
  return contractAddress;
}
