import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StandardInput } from '@rab/evm/deploy';

/** A source, and the contract of which somebody says that it is its. */
export interface Claim {
  input: StandardInput;
  /** `src/lock/RabbitLock.sol:RabbitLock`. */
  source: string;
  compiler: string;
  address: string;
  transaction: string | null;
}
export type Match = 'exact_match' | 'match' | null;

interface Job {
  address: string;
  match: Match | 'pending';
  polls: number;
}

/** What the services do instead of verifying. */
type Fault = 'refuses' | 'never decides' | 'somebody was faster';

/** Sourcify's API at its root, an explorer's at `/api`: both verify what they are given. */
export class VerifierServer {
  readonly verified = { sourcify: new Map<string, Match>(), explorer: new Set<string>() };
  /** `POST /api`, since the last fault was set. */
  requests: string[] = [];
  /** API keys that the explorer was given. */
  readonly keys = new Set<string | null>();
  #fault: Fault | null = null;
  #limited = false;
  readonly #jobs = new Map<string, Job>();
  readonly #server: Server;
  readonly #judge: (claim: Claim) => Promise<Match>;

  constructor(judge: (claim: Claim) => Promise<Match>) {
    this.#judge = judge;
    // a busy process would close a connection in the moment in which the client takes it once more
    this.#server = createServer({ keepAliveTimeout: 0 }, (request, response) => void this.#answer(request, response));
  }

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  set fault(fault: Fault | null) {
    this.#fault = fault;
    this.requests = [];
    this.#limited = false;
  }

  forget(): void {
    this.verified.sourcify.clear();
    this.verified.explorer.clear();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += chunk;
    const url = new URL(request.url ?? '', 'http://localhost');
    this.requests.push(`${request.method} ${url.pathname}`);
    const [status, body] =
      url.pathname === '/api'
        ? [200, await this.#explorer(new URLSearchParams(request.method === 'POST' ? text : url.searchParams), url)]
        : await this.#sourcify(url.pathname.split('/').slice(2), text);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  #start(claim: Claim): string {
    const id = `job-${this.#jobs.size}`;
    const job: Job = { address: claim.address, match: 'pending', polls: 0 };
    this.#jobs.set(id, job);
    void this.#judge(claim).then((match) => Object.assign(job, { match }));
    return id;
  }

  async #sourcify([what, chain, address = '']: string[], text: string): Promise<[number, unknown]> {
    const { sourcify } = this.verified;
    if (what === 'contract') {
      const match = sourcify.get(address) ?? null;
      return [
        match ? 200 : 404,
        { match, chainId: chain, address, ...(match && { verifiedAt: '2026-01-02T03:04:05Z' }) },
      ];
    }
    if (text) {
      if (this.#fault === 'refuses') return [400, { customCode: 'invalid_parameter', message: 'No such compiler.\n' }];
      const { stdJsonInput, compilerVersion, contractIdentifier, creationTransactionHash = null } = JSON.parse(text);
      const claim: Claim = {
        input: stdJsonInput,
        source: contractIdentifier,
        compiler: compilerVersion,
        address,
        transaction: creationTransactionHash,
      };
      if (this.#fault !== 'somebody was faster') return [202, { verificationId: this.#start(claim) }];
      sourcify.set(address, await this.#judge(claim));
      return [409, { customCode: 'already_verified', message: 'It is verified.', errorId: '1' }];
    }
    const job = this.#jobs.get(chain ?? '');
    if (!job) return [404, { customCode: 'job_not_found', message: 'No such job.' }];
    const { match } = job;
    if (this.#fault === 'never decides' || match === 'pending')
      return [200, { isJobCompleted: false, verificationId: chain }];
    const completed = { isJobCompleted: true, verificationId: chain };
    if (!match) return [200, { ...completed, error: { customCode: 'no_match', message: 'The bytecodes differ.' } }];
    if (sourcify.get(job.address) === match) return [200, { ...completed, error: { customCode: 'already_verified' } }];
    sourcify.set(job.address, match);
    return [200, { ...completed, contract: { match, verifiedAt: '2026-01-02T03:04:05Z' } }];
  }

  async #explorer(form: URLSearchParams, url: URL): Promise<{ status: string; message: string; result: string }> {
    const ok = (result: string) => ({ status: '1', message: 'OK', result });
    const notOk = (result: string) => ({ status: '0', message: 'NOTOK', result });
    this.keys.add(form.get('apikey'));
    if (url.searchParams.get('chainid') !== '31337') return notOk('Missing or unsupported chainid parameter');
    if (this.#fault === 'refuses') return notOk(`Invalid API Key ${form.get('apikey')}`);
    const { explorer } = this.verified;
    const field = (name: string) => form.get(name) ?? '';
    if (field('action') === 'verifysourcecode') {
      if (field('codeformat') !== 'solidity-standard-json-input') return notOk('Unknown codeformat');
      if (!this.#limited) {
        this.#limited = true;
        return notOk('Max calls per sec rate limit reached (3/sec)');
      }
      const address = field('contractaddress');
      if (explorer.has(address)) return notOk('Contract source code already verified');
      const claim: Claim = {
        input: JSON.parse(field('sourceCode')),
        source: field('contractname'),
        compiler: field('compilerversion').replace(/^v/, ''),
        address,
        transaction: null,
      };
      if (this.#fault !== 'somebody was faster') return ok(this.#start(claim));
      explorer.add(address);
      return notOk('Contract source code already verified');
    }
    const job = this.#jobs.get(field('guid'));
    if (!job) return notOk('No such guid');
    if (this.#fault === 'never decides' || job.match === 'pending' || job.polls++ === 0)
      return notOk('Pending in queue');
    if (!job.match) return notOk('Fail - Unable to verify');
    explorer.add(job.address);
    return ok('Pass - Verified');
  }
}
