import { expect, it } from '@jest/globals';
import { type ChainConfig, parseConfig } from '@rab/config';
import { configFixture } from '@rab/testing/configFixture';
import { ALICE } from '@rab/testing/renderPart';
import { tryUnlocks } from './tryUnlocks.ts';

const chain = parseConfig(configFixture()).chains['56'] as ChainConfig;

it('a lock whose token refuses is left out with a reason, and does not block the others [LKT-04]', async () => {
  const tried: unknown[] = [];
  const client = {
    simulateContract: async ({
      functionName,
      args,
      account,
    }: {
      functionName: string;
      args: [bigint];
      account: string;
    }) => {
      tried.push([functionName, args[0], account]);
      if (args[0] === 2n) throw new Error('execution reverted');
    },
  };
  const { ids, refused } = await tryUnlocks({ chain, client: client as never }, ALICE, [1n, 2n, 3n]);
  expect(tried).toEqual([1n, 2n, 3n].map((id) => ['unlock', id, ALICE]));
  expect(ids).toEqual([1n, 3n]);
  expect(refused).toEqual([{ id: 2n, reason: expect.stringMatching(/\w/) }]);
});
