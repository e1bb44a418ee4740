import { expect, it } from '@jest/globals';
import { type ChainConfig, contractAddress, parseConfig } from '@rab/config';
import { standardTokenFactoryAbi } from '@rab/contracts/abis';
import { configFixture } from '@rab/testing/configFixture';
import { logOf } from '@rab/testing/logOf';
import { createdPath } from '@rab/wallet-context/contract';
import { toNewToken } from './createToken.ts';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const TOKEN = `0x${'7'.repeat(40)}` as const;
const transactionHash = `0x${'1'.repeat(64)}` as const;

it('a new token leads to the page of what the factory says, whatever others write [TOK-05]', () => {
  const factory = contractAddress(chain, 'standardTokenFactory');
  const other = logOf(TOKEN, standardTokenFactoryAbi, 'TokenCreated', { token: `0x${'6'.repeat(40)}` });
  const own = logOf(factory, standardTokenFactoryAbi, 'TokenCreated', { token: TOKEN });
  expect(createdPath(toNewToken(chain), { logs: [other, own], transactionHash })).toBe(`/token/view/${TOKEN}`);
  expect(createdPath(toNewToken(chain), { logs: [other], transactionHash })).toBeNull();
});
