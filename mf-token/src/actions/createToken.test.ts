import { expect, it } from '@jest/globals';
import { type ChainConfig, contractAddress, parseConfig } from '@rab/contracts';
import { standardTokenFactoryAbi } from '@rab/contracts/abis';
import { configFixture } from '../../../packages/contracts/test/configFixture.ts';
import { logOf } from '../../../packages/wallet-context/test/logOf.ts';
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
