import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Address, Hex } from 'viem';
import type { SafeCall, SafeTx } from './LocalSafe.ts';
import type { SafeService } from './SafeService.ts';
import { safeHostPage } from './safeHostPage.ts';

const SERVICE = '/api';

interface Call {
  method: string;
  params: Record<string, unknown>;
  owner: Address;
}

/** What a Safe App asks to be proposed: values as text, as the Safe Apps protocol sends them. */
interface AskedTransactions {
  txs: readonly { to: Address; value?: string; data?: Hex }[];
  params?: { safeTxGas?: number };
}

export interface SafeHostOptions {
  /** 0 for any. */
  port: number;
  /** Address of the page that is framed where none is named (`?app=`). */
  app: string;
}

/**
 * A small page that shows a Safe App in a frame and speaks the Safe Apps protocol with it, as app.safe.global does, for a
 * Safe on a local chain: an owner signs what the app asks for, another one signs too, anybody executes. `/api` is the
 * transaction service.
 */
export class SafeHost {
  readonly service: SafeService;
  readonly url: string;
  readonly #server: Server;

  private constructor(service: SafeService, server: Server, url: string) {
    [this.service, this.#server, this.url] = [service, server, url];
  }

  /** @throws when the port is taken */
  static async start(service: SafeService, { port, app }: SafeHostOptions): Promise<SafeHost> {
    const server = createServer((request, response) => {
      if (request.url?.startsWith(`${SERVICE}/`)) return void service.handle(request, response, SERVICE);
      if (request.method === 'POST') return void answerCall(service, request, response);
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(safeHostPage(app));
    });
    await new Promise<void>((done, fail) => {
      server.once('error', fail);
      server.listen(port, '127.0.0.1', done);
    });
    const address = server.address();
    const taken = typeof address === 'object' && address ? address.port : port;
    return new SafeHost(service, server, `http://127.0.0.1:${taken}`);
  }

  /** Root of the transaction service. */
  get serviceUrl(): string {
    return this.url + SERVICE;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((done) => this.#server.close(done));
  }
}

async function answerCall(service: SafeService, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const answer = await carryOut(service, JSON.parse(await text(request)) as Call).then(
    (data) => ({ success: true, data }),
    (error: unknown) => ({ success: false, error: error instanceof Error ? error.message : String(error) }),
  );
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
}

/** What an app asks by the protocol, and what the buttons of the page do (`host_…`). */
async function carryOut(service: SafeService, { method, params, owner }: Call): Promise<unknown> {
  const { safe } = service;
  const chainId = () => safe.client.getChainId();
  switch (method) {
    case 'getSafeInfo': {
      const [owners, threshold] = await Promise.all([safe.owners(), safe.threshold()]);
      return { safeAddress: safe.address, chainId: await chainId(), owners, threshold, isReadOnly: false };
    }
    case 'getChainInfo':
      return { chainName: 'Local chain', chainId: String(await chainId()), shortName: 'local' };
    case 'rpcCall': {
      const { call, params: asked } = params as { call: string; params: unknown[] };
      return safe.client.request({ method: call, params: asked } as never);
    }
    case 'sendTransactions': {
      const { txs, params: given } = params as unknown as AskedTransactions;
      const calls: SafeCall[] = txs.map(({ to, value = '0', data = '0x' }) => ({ to, value: BigInt(value), data }));
      const tx = safe.transactionOf(calls, await service.nextNonce(), BigInt(given?.safeTxGas ?? 0));
      return { safeTxHash: await service.propose(tx, await safe.sign(owner, tx)) };
    }
    case 'getTxBySafeTxHash': {
      const { safeTxHash } = params as { safeTxHash: Hex };
      const { tx, confirmations } = service.find(safeTxHash);
      const [execution, threshold, nonce] = await Promise.all([
        safe.executionOf(safeTxHash),
        safe.threshold(),
        safe.nonce(),
      ]);
      const waiting = confirmations.length < threshold ? 'AWAITING_CONFIRMATIONS' : 'AWAITING_EXECUTION';
      const ended = execution?.isSuccess ? 'SUCCESS' : 'FAILED';
      const txStatus = execution ? ended : tx.nonce < nonce ? 'CANCELLED' : waiting;
      return { txId: safeTxHash, txStatus, txHash: execution?.transactionHash ?? null };
    }
    case 'getSafeBalances':
      return { fiatTotal: '0', items: [] };
    case 'host_queue': {
      const [threshold, queue, nonce] = await Promise.all([safe.threshold(), service.queue(), safe.nonce()]);
      return queue.map(({ tx, safeTxHash, confirmations }) => ({
        safeTxHash,
        nonce: String(tx.nonce),
        isRejection: tx.to === safe.address && tx.data === '0x',
        signed: confirmations.map((signed) => signed.owner),
        threshold,
        isNext: tx.nonce === nonce,
      }));
    }
    case 'host_sign': {
      const { tx, safeTxHash } = service.find(String(params.safeTxHash));
      const { signature } = await safe.sign(owner, tx);
      return service.confirm(safeTxHash, signature);
    }
    case 'host_reject': {
      const tx: SafeTx = safe.rejectionOf(service.find(String(params.safeTxHash)).tx.nonce);
      return service.propose(tx, await safe.sign(owner, tx));
    }
    case 'host_execute': {
      const { tx, confirmations } = service.find(String(params.safeTxHash));
      const { status } = await safe.execute(tx, confirmations, owner);
      if (status !== 'success') throw new Error('The execution was reverted.');
      return null;
    }
    default:
      throw new Error(`${method} is not supported.`);
  }
}
