import { expect, it } from '@jest/globals';
import type { Address, Hex } from 'viem';
import { getSourcePage, type SourceContext } from './getSourcePage.ts';

const LOCKER = '0x52908400098527886E0F7030069857D2E4169EE7';
const CODE = '0x8617E340B3D01FA5F11F306F4090FD50E238070D';
const TOKEN: Address = `0x${'1'.repeat(40)}`;
const sourceCode = { [LOCKER]: 'https://source.example/lock', [CODE]: 'https://source.example/token' };

/** A chain on which every contract has the same code; notes what it was asked. */
function chainWith(code: Hex, chain: SourceContext['chain'] = { sourceCode }) {
  const asked: unknown[] = [];
  const request = async (call: unknown) => {
    asked.push(call);
    return code;
  };
  return { asked, context: { chain, client: { request: request as SourceContext['client']['request'] } } };
}
const cloneOf = (target: string): Hex => `0x363d3d373d3d3d363d73${target.slice(2)}5af43d82803e903d91602b57fd5bf3`;

it('the page of verified code is that of the configuration, of a clone that of the code that it runs [CHK-08]', async () => {
  const { context, asked } = chainWith(cloneOf(CODE.toLowerCase()));
  expect(await getSourcePage(context, LOCKER.toLowerCase() as Address)).toBe('https://source.example/lock');
  expect(asked).toEqual([]);
  expect(await getSourcePage(context, TOKEN)).toBe('https://source.example/token');
  expect(asked).toEqual([{ method: 'eth_getCode', params: [TOKEN, 'latest'] }]);
});

it('contracts of others have none, and nobody is asked where the configuration names no page [CHK-08]', async () => {
  expect(await getSourcePage(chainWith(cloneOf(TOKEN)).context, TOKEN)).toBeNull();
  expect(await getSourcePage(chainWith('0x6000').context, TOKEN)).toBeNull();
  const { context, asked } = chainWith(cloneOf(CODE), {});
  expect(await getSourcePage(context, TOKEN)).toBeNull();
  expect(asked).toEqual([]);
});
