import { expect, it } from '@jest/globals';
import { type ChainConfig, contractAddress, parseConfig } from '@rab/config';
import { standardTokenFactoryAbi } from '@rab/contracts/abis';
import { configFixture } from '@rab/testing/configFixture';
import { logOf } from '@rab/testing/logOf';
import { createdToken } from './createToken.ts';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;
const TOKEN = `0x${'7'.repeat(40)}` as const;

it('a new token is what the factory says, whatever others write [TOK-05]', () => {
  const factory = contractAddress(chain, 'standardTokenFactory');
  const other = logOf(TOKEN, standardTokenFactoryAbi, 'TokenCreated', { token: `0x${'6'.repeat(40)}` });
  const own = logOf(factory, standardTokenFactoryAbi, 'TokenCreated', { token: TOKEN });
  expect(createdToken(chain, { logs: [other, own] })).toBe(TOKEN);
  expect(() => createdToken(chain, { logs: [other] })).toThrow('The transaction created no token.');
});
