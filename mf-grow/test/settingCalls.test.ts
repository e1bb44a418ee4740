/** @jest-environment node */

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { getPlatformSettings } from '@rab/sdk/settings';
import { TestPlatform } from '@rab/testing/TestPlatform';
import { zeroAddress } from '@rab/wallet-context/reads';
import {
  removeExchangeCall,
  setAdministratorCall,
  setBaseTokenCall,
  setExchangeCall,
  setFeesCall,
} from '../src/actions/settingCalls.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await TestPlatform.start();
}, 120_000);
afterAll(() => platform?.stop());

it('what the owner sets is what the contract then has: fees, administrator, currencies and exchanges; nobody else can [OWN-09]', async () => {
  const { context, account } = platform;
  const { chain } = context;
  const read = () => getPlatformSettings(context);
  const first = await read();
  const fees = { baseFee: 21n, tokenFee: 7n, creationFee: 10n ** 17n, feeAddress: account(8) };
  const [exchange] = first.exchanges;
  const changed = { ...(exchange as NonNullable<typeof exchange>), swapFeeBps: 25n };
  const steps = [
    [setFeesCall(chain, fees), fees],
    [setAdministratorCall(chain, account(7)), { administrator: account(7) }],
    [
      setBaseTokenCall(chain, zeroAddress, false),
      { baseTokens: first.baseTokens.filter((base) => base !== zeroAddress) },
    ],
    [setBaseTokenCall(chain, zeroAddress, true), { baseTokens: expect.arrayContaining([zeroAddress]) }],
    [setExchangeCall(chain, changed), { exchanges: [changed] }],
    [removeExchangeCall(chain, changed.factory), { exchanges: [] }],
  ] as const;
  expect(first.baseTokens).toContain(zeroAddress);
  expect(changed).not.toEqual(exchange);
  for (const [call, outcome] of steps) {
    expect([call.functionName, await platform.isTaken(account(9), call)]).toEqual([call.functionName, false]);
    await platform.act(first.owner, call);
    expect(await read()).toMatchObject(outcome);
  }
  for (const outOfBounds of [
    { ...fees, baseFee: first.maxBaseFee + 1n },
    { ...fees, tokenFee: first.maxTokenFee + 1n },
    { ...fees, creationFee: first.maxCreationFee + 1n },
    { ...fees, feeAddress: zeroAddress },
  ])
    expect(await platform.isTaken(first.owner, setFeesCall(chain, outOfBounds))).toBe(false);
  const most = { ...fees, baseFee: first.maxBaseFee, tokenFee: first.maxTokenFee, creationFee: first.maxCreationFee };
  expect(await platform.isTaken(first.owner, setFeesCall(chain, most))).toBe(true);
});
