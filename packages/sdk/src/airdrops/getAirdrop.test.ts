import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { rabbitAirdropAbi } from '@rab/contracts/abis/others';
import { configFixture } from '@rab/testing/configFixture';
import { createPublicClient, encodeErrorResult, http } from 'viem';
import { getAirdrop } from './getAirdrop.ts';

const fixture = parseConfig(configFixture()).chains['56'] as ChainConfig;
const chain = { ...fixture, contracts: { ...fixture.contracts, airdrop: `0x${'e'.repeat(40)}` } } as ChainConfig;

/** What is read of an airdrop where the node answers every call like this. */
async function read(answer: object) {
  const node = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ jsonrpc: '2.0', id: JSON.parse(body).id, ...answer }));
  });
  await new Promise<void>((done) => node.listen(0, '127.0.0.1', done));
  try {
    const { port } = node.address() as AddressInfo;
    const client = createPublicClient({ transport: http(`http://127.0.0.1:${port}`, { retryCount: 0 }) });
    return await getAirdrop({ client, chain }, 1n);
  } finally {
    node.closeAllConnections();
    node.close();
  }
}
const refused = (errorName: 'UnknownAirdrop' | 'InvalidProof') => ({
  error: { code: 3, message: 'execution reverted', data: encodeErrorResult({ abi: rabbitAirdropAbi, errorName }) },
});

it('an airdrop does not exist only where its contract says so: any other refusal, or a node’s fault, is no such word [MRK-01]', async () => {
  expect(await read(refused('UnknownAirdrop'))).toBeNull();
  await expect(read(refused('InvalidProof'))).rejects.toThrow('InvalidProof');
  await expect(read({ error: { code: -32_005, message: 'limit exceeded' } })).rejects.toThrow('limit exceeded');
  await expect(read({ result: '0x' })).rejects.toThrow();
});
