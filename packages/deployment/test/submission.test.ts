import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { etherscan } from '../src/submission/etherscan.ts';
import { sourcify } from '../src/submission/sourcify.ts';
import { submitTo } from '../src/submission/submitTo.ts';
import type { Submission } from '../src/submission/Verifier.ts';

const KEY = 'TESTKEY1234567890';
const ADDRESS = `0x${'1'.repeat(40)}` as const;
const submissionOf = (name: string): Submission => ({
  name,
  chainId: 56,
  compiler: '0.8.30+commit.73712a01',
  contract: {
    address: ADDRESS,
    creator: ADDRESS,
    source: 'src/A.sol:A',
    arguments: '0xabcd',
    block: 1,
    transaction: null,
    input: 'sources/A.json',
  },
  input: { language: 'Solidity', sources: {}, settings: {} },
});

const servers: Server[] = [];
/** A service that answers as it is said; resolves to its address and notes what it was asked. */
async function serve(answer: RequestListener) {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    answer(request, response);
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return { root: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}
afterEach(() => {
  jest.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

const explorerAt = (root: string) =>
  etherscan({ api: `${root}/api`, key: KEY, linkOf: (address) => `https://explorer.example/${address}` });
const sourcifyAt = (root: string) => sourcify({ server: root, repository: 'https://repo.example' });
const submit = (verifier: ReturnType<typeof etherscan>, names = ['one', 'two']) =>
  submitTo(verifier, names.map(submissionOf), { polls: 3, interval: 1 });
const json =
  (body: unknown, status = 200): RequestListener =>
  (_, response) =>
    void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

describe('a service that does not speak as it should is not asked again, and stops nothing [CHK-08]:', () => {
  const endless: RequestListener = (_, response) => {
    const more = () => {
      while (response.write('{'.repeat(1_000_000)));
      response.once('drain', more);
    };
    more();
  };
  it.each<[string, RequestListener, string]>([
    ['a page in place of JSON', (_, response) => void response.end('<!doctype html>'), 'it answers 200 without JSON'],
    [
      'an error of its own',
      json({ status: '1', result: 'Pass - Verified', match: 'exact_match' }, 503),
      'it answers 503',
    ],
    ['JSON of something else', json(['hello']), 'its answer is not one of the API'],
    ['an answer without an end', endless, 'its answer is too long'],
    [
      'an answer that breaks off',
      (_, response) => void response.write('{', () => response.destroy()),
      'it cannot be reached',
    ],
  ])('%s', async (_, answer, reason) => {
    for (const verifierAt of [explorerAt, sourcifyAt]) {
      const { root, asked } = await serve(answer);
      const { unavailable, undecided, verified, refused } = await submit(verifierAt(root));
      expect([unavailable, undecided, verified, refused.size]).toEqual([reason, ['one', 'two'], {}, 0]);
      // Sourcify is asked what it knows first, and where that is nothing the submission says that it is no such server
      expect(asked.length).toBeLessThanOrEqual(2);
    }
  });

  it('one that leads elsewhere, which gets neither sources nor key', async () => {
    const other = await serve(json({ status: '1', result: 'Pass - Verified' }));
    const { root } = await serve((_, response) => void response.writeHead(307, { location: other.root }).end());
    expect(await submit(explorerAt(root))).toMatchObject({ unavailable: 'it cannot be reached', verified: {} });
    expect(other.asked).toEqual([]);
  });

  it.each<[string, RequestListener]>([
    ['one that does not answer', () => {}],
    ['one whose answer stops in its middle', (_, response) => void response.write('{')],
  ])('%s', async (_, answer) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const limit = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50));
    const { root } = await serve(answer);
    expect(await submit(explorerAt(root))).toMatchObject({
      unavailable: 'no answer in 30 s',
      undecided: ['one', 'two'],
    });
    expect(limit).toHaveBeenCalledWith(30_000);
  });
});

describe('what an explorer says is', () => {
  /** What comes of contracts where the explorer answers each request so. */
  const saying = async (status: string, result: string) =>
    submit(explorerAt((await serve(json({ status, result }))).root));

  it.each(['__proto__', 'constructor', 'Password is missing', 'Passphrase'])(
    'a refusal, whatever its words are: %s [CHK-08]',
    async (reason) => {
      const { refused, verified, undecided } = await saying('0', reason);
      expect([...refused]).toEqual([[reason, ['one', 'two']]]);
      expect([verified, undecided]).toEqual([{}, []]);
    },
  );

  it.each(['Contract source code already verified', 'Smart-contract already verified.', 'Pass - Verified', 'PASS'])(
    'a verification, without a match of which it says nothing: %s [CHK-08]',
    async (result) => {
      const { verified } = await saying('0', result);
      expect(verified.one).toMatchObject({ match: null, link: `https://explorer.example/${ADDRESS}` });
    },
  );

  it.each([
    'Pending in queue',
    'In progress',
    'Max calls per sec rate limit reached (3/sec)',
    'Unable to locate ContractCode at 0x11',
  ])('a reason to ask again, the bounded number of times: %s [CHK-08]', async (result) => {
    const { root, asked } = await serve(json({ status: '0', result }));
    expect(await submit(explorerAt(root), ['one'])).toMatchObject({
      undecided: ['one'],
      unavailable: null,
      verified: {},
    });
    expect(asked).toEqual(Array.from({ length: 4 }, () => 'POST /api?chainid=56'));
  });
});

it('the explorer gets all that it needs, the key in it, and its key and sources are in no address of a submission [CHK-08]', async () => {
  let form = new URLSearchParams();
  const { root, asked } = await serve(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    if (request.method === 'POST') form = new URLSearchParams(text);
    json({ status: '1', result: request.method === 'POST' ? 'job 1&x' : 'Pass - Verified' })(request, response);
  });
  expect((await submit(explorerAt(root), ['one'])).verified.one?.match).toBeNull();
  expect(Object.fromEntries(form)).toEqual({
    apikey: KEY,
    module: 'contract',
    action: 'verifysourcecode',
    codeformat: 'solidity-standard-json-input',
    sourceCode: '{"language":"Solidity","sources":{},"settings":{}}',
    contractaddress: ADDRESS,
    contractname: 'src/A.sol:A',
    compilerversion: 'v0.8.30+commit.73712a01',
    constructorArguements: 'abcd',
    constructorArguments: 'abcd',
  });
  const [post, check] = asked;
  expect(post).toBe('POST /api?chainid=56');
  expect(Object.fromEntries(new URL(check?.slice(4) ?? '', root).searchParams)).toEqual({
    chainid: '56',
    apikey: KEY,
    module: 'contract',
    action: 'checkverifystatus',
    guid: 'job 1&x',
  });
});

describe('what Sourcify says is', () => {
  /** Sourcify knows `known`, takes what is submitted as a job, and answers of the job with the answers, the last one again and again. */
  async function knowing(known: unknown, ...jobs: RequestListener[]) {
    let next = 0;
    const { root, asked } = await serve((request, response) => {
      if (request.method === 'POST') return json({ verificationId: 'job-1' }, 202)(request, response);
      if (request.url?.startsWith('/v2/contract/')) return json(known, known ? 200 : 404)(request, response);
      return jobs[Math.min(next++, jobs.length - 1)]?.(request, response);
    });
    return { asked, outcome: await submit(sourcifyAt(`${root}/`), ['one']) };
  }
  const at = '2026-01-02T03:04:05Z';

  it('an exact match that it has, which is not submitted again [CHK-08]', async () => {
    const { outcome, asked } = await knowing({ match: 'exact_match', verifiedAt: at });
    expect(outcome.verified.one).toMatchObject({ match: 'exact', at, link: `https://repo.example/56/${ADDRESS}` });
    expect(asked).toEqual([`GET /v2/contract/56/${ADDRESS}`]);
  });

  it('a match in part, which is submitted for a better one [CHK-08]', async () => {
    const better = json({ isJobCompleted: true, contract: { match: 'exact_match', verifiedAt: at } });
    const { outcome, asked } = await knowing(
      { match: 'match' },
      json({ isJobCompleted: false }),
      json({}, 429),
      better,
    );
    expect(outcome.verified.one?.match).toBe('exact');
    expect(asked.slice(1)).toEqual([`POST /v2/verify/56/${ADDRESS}`, ...Array(3).fill('GET /v2/verify/job-1')]);
  });

  it.each<[string, unknown, string]>([
    ['an error', { error: { customCode: 'no_match', message: 'The bytecodes differ.' } }, 'The bytecodes differ.'],
    ['an error without a message', { error: { customCode: 'no_match' } }, 'no_match'],
    ['no match', { contract: { match: null } }, 'the code does not match'],
    ['nothing', {}, 'the code does not match'],
  ])('a refusal where a job is completed with %s [CHK-08]', async (_, job, reason) => {
    const { outcome } = await knowing(null, json({ isJobCompleted: true, ...(job as object) }));
    expect([...outcome.refused]).toEqual([[reason, ['one']]]);
    expect(outcome.verified).toEqual({});
  });

  it('nothing of the API where it invents a kind of match or a date [CHK-08]', async () => {
    for (const contract of [{ match: 'perfect' }, { match: 'exact_match', verifiedAt: '<b>now</b>' }]) {
      const { outcome } = await knowing(null, json({ isJobCompleted: true, contract }));
      expect(outcome).toMatchObject({ verified: {}, unavailable: 'its answer is not one of the API' });
    }
  });
});
