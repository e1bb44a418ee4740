import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { type Address, getAddress, type Hex, isAddressEqual, recoverAddress, zeroAddress } from 'viem';
import type { LocalSafe, SafeSignature, SafeTx } from './LocalSafe.ts';

interface Proposal {
  tx: SafeTx;
  safeTxHash: Hex;
  proposer: Address;
  submissionDate: string;
  confirmations: (SafeSignature & { submissionDate: string })[];
}

/** What the service answers with in place of a result. */
class Refused extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

interface Asked {
  path: readonly string[];
  query: URLSearchParams;
  body: Record<string, unknown>;
  isPost: boolean;
}

/**
 * The transaction service of one local Safe, with the interface of Safe's public one (`/v1`, `/v2`), which its client
 * `@safe-global/api-kit` asks unchanged. It keeps proposals and signatures in memory; what was executed it reads from the chain.
 */
export class SafeService {
  readonly safe: LocalSafe;
  readonly #server: Server;
  readonly #proposals: Proposal[] = [];

  private constructor(safe: LocalSafe) {
    this.safe = safe;
    this.#server = createServer((request, response) => void this.handle(request, response));
  }

  /** Starts it on a port of its own. */
  static async start(safe: LocalSafe): Promise<SafeService> {
    const service = new SafeService(safe);
    await new Promise<void>((done) => service.#server.listen(0, '127.0.0.1', done));
    return service;
  }

  /** One that a server of somebody else asks by `handle`. */
  static of(safe: LocalSafe): SafeService {
    return new SafeService(safe);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }

  /** Proposals that nobody has executed, in the order of their nonces. */
  async queue(): Promise<Proposal[]> {
    const nonce = await this.safe.nonce();
    return this.#proposals.filter(({ tx }) => tx.nonce >= nonce).sort((a, b) => Number(a.tx.nonce - b.tx.nonce));
  }

  /** The nonce after those that are taken. */
  async nextNonce(): Promise<bigint> {
    const last = (await this.queue()).at(-1);
    return last ? last.tx.nonce + 1n : this.safe.nonce();
  }

  /** Proposes with the signature of an owner. */
  async propose(tx: SafeTx, { owner, signature }: SafeSignature): Promise<Hex> {
    const safeTxHash = await this.safe.hashOf(tx);
    const submissionDate = new Date().toISOString();
    if (!this.#proposals.some((other) => other.safeTxHash === safeTxHash))
      this.#proposals.push({ tx, safeTxHash, proposer: owner, submissionDate, confirmations: [] });
    await this.confirm(safeTxHash, signature);
    return safeTxHash;
  }

  /** Adds the signature of an owner. */
  async confirm(safeTxHash: Hex, signature: Hex): Promise<void> {
    const { confirmations } = this.find(safeTxHash);
    const owner = await recoverAddress({ hash: safeTxHash, signature }).catch(() => zeroAddress);
    if (!(await this.safe.isOwner(owner))) throw new Refused(422, `Signer ${owner} is not an owner`);
    if (!confirmations.some((other) => isAddressEqual(other.owner, owner)))
      confirmations.push({ owner, signature, submissionDate: new Date().toISOString() });
  }

  find(safeTxHash: string): Proposal {
    const found = this.#proposals.find((proposal) => proposal.safeTxHash === safeTxHash);
    if (!found) throw new Refused(404, 'No MultisigTransaction matches the given query.');
    return found;
  }

  /** Forgets a proposal, as its proposer may ask for. */
  forget(safeTxHash: Hex): void {
    this.#proposals.splice(this.#proposals.indexOf(this.find(safeTxHash)), 1);
  }

  /** Answers one request. */
  async handle(request: IncomingMessage, response: ServerResponse, prefix = ''): Promise<void> {
    const send = (status: number, answer?: unknown) =>
      response
        .writeHead(status, {
          'content-type': 'application/json',
          'access-control-allow-origin': '*',
          'access-control-allow-headers': '*',
        })
        .end(answer === undefined ? '' : JSON.stringify(answer));
    if (request.method === 'OPTIONS') return void send(204);
    try {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
      const path = pathname.slice(prefix.length).split('/').filter(Boolean);
      const body = JSON.parse((await text(request)) || '{}');
      const isPost = request.method === 'POST';
      const answer = await this.#answer({ path, query: searchParams, body, isPost });
      send(isPost ? 201 : 200, answer);
    } catch (error) {
      if (error instanceof Refused) return void send(error.status, { detail: error.message });
      send(500, { detail: String(error) });
    }
  }

  async #answer({ path, query, body, isPost }: Asked): Promise<unknown> {
    const [, what, id = '', list] = path;
    if (what === 'about')
      return { name: 'Safe Transaction Service', version: '5.0.0', api_version: 'v1', secure: false };
    if (what === 'owners') return { safes: (await this.safe.isOwner(getAddress(id))) ? [this.safe.address] : [] };
    if (what === 'safes') {
      if (!isAddressEqual(getAddress(id), this.safe.address))
        throw new Refused(404, 'No Safe matches the given query.');
      if (list !== 'multisig-transactions') return this.#safeInfo();
      return isPost ? this.#take(body) : this.#list(query);
    }
    if (what !== 'multisig-transactions') throw new Refused(404, 'Not found.');
    if (list !== 'confirmations') return this.#written(this.find(id));
    if (isPost) return void (await this.confirm(id as Hex, body.signature as Hex));
    return page(this.find(id).confirmations.map(writtenConfirmation), query);
  }

  async #safeInfo(): Promise<unknown> {
    const [nonce, threshold, owners] = await Promise.all([
      this.safe.nonce(),
      this.safe.threshold(),
      this.safe.owners(),
    ]);
    return {
      ...{ address: this.safe.address, nonce: String(nonce), threshold, owners, modules: [], version: '1.4.1' },
      ...{ singleton: zeroAddress, fallbackHandler: zeroAddress, guard: zeroAddress },
    };
  }

  async #take(body: Record<string, unknown>): Promise<void> {
    const tx: SafeTx = {
      to: getAddress(String(body.to)),
      value: BigInt(String(body.value)),
      data: (body.data ?? '0x') as Hex,
      operation: Number(body.operation),
      safeTxGas: BigInt(String(body.safeTxGas)),
      nonce: BigInt(String(body.nonce)),
    };
    if ((await this.safe.hashOf(tx)) !== body.contractTransactionHash)
      throw new Refused(422, 'Contract-transaction-hash does not match provided contract-tx-hash');
    if (tx.nonce < (await this.safe.nonce())) throw new Refused(422, 'Nonce already executed');
    await this.propose(tx, { owner: getAddress(String(body.sender)), signature: body.signature as Hex });
  }

  async #list(query: URLSearchParams): Promise<unknown> {
    const least = BigInt(query.get('nonce__gte') ?? 0);
    const nonce = query.get('nonce');
    const executed = query.get('executed');
    const written = await Promise.all(
      this.#proposals
        .filter(({ tx }) => tx.nonce >= least && (nonce === null || tx.nonce === BigInt(nonce)))
        .map((proposal) => this.#written(proposal)),
    );
    const shown = written.filter(({ isExecuted }) => executed === null || isExecuted === (executed === 'true'));
    return page(shown.reverse(), query);
  }

  async #written({ tx, safeTxHash, proposer, submissionDate, confirmations }: Proposal) {
    const [execution, threshold] = await Promise.all([this.safe.executionOf(safeTxHash), this.safe.threshold()]);
    return {
      ...{ safe: this.safe.address, to: tx.to, value: String(tx.value), data: tx.data === '0x' ? null : tx.data },
      ...{ operation: tx.operation, safeTxGas: String(tx.safeTxGas), nonce: String(tx.nonce) },
      ...{ baseGas: '0', gasPrice: '0', gasToken: zeroAddress, refundReceiver: zeroAddress },
      ...{ safeTxHash, proposer, proposedByDelegate: null, submissionDate, modified: submissionDate, origin: '{}' },
      ...{ executionDate: null, executor: null, ethGasPrice: null, maxFeePerGas: null, maxPriorityFeePerGas: null },
      ...{ gasUsed: null, fee: null, payment: null, signatures: null, trusted: true, dataDecoded: null },
      blockNumber: execution ? Number(execution.blockNumber) : null,
      transactionHash: execution?.transactionHash ?? null,
      isExecuted: execution !== null,
      isSuccessful: execution?.isSuccess ?? null,
      confirmationsRequired: threshold,
      confirmations: confirmations.map(writtenConfirmation),
    };
  }
}

const writtenConfirmation = ({ owner, signature, submissionDate }: Proposal['confirmations'][number]) => ({
  owner,
  signature,
  submissionDate,
  signatureType: 'EOA',
  transactionHash: null,
});

function page<T>(all: readonly T[], query: URLSearchParams) {
  const offset = Number(query.get('offset') ?? 0);
  const results = all.slice(offset, offset + Number(query.get('limit') ?? 100));
  return { count: all.length, next: null, previous: null, results };
}
