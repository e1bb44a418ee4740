import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { SECONDS_PER_DAY } from '@rab/contracts';
import { setStatusCall } from '@rab/contracts/sale-calls';
import {
  finalizeGrowAct,
  getGrowParts,
  getHandBack,
  handBackAct,
  setPartsStoppedAct,
  withdrawPartsAct,
} from '@rab/sdk/sales';
import { TestPlatform } from '@rab/testing/TestPlatform';
import { type Address, parseEther } from 'viem';

let platform: TestPlatform;
let owner: Address;
let buyer: Address;
let inParts: Address;
let whole: Address;
const PERIOD = 30n * SECONDS_PER_DAY;

beforeAll(async () => {
  platform = await TestPlatform.start();
  [owner, buyer] = [platform.account(3), platform.account(4)];
  const start = (await platform.now()) + 1000n;
  const terms = { owner, start, end: start + SECONDS_PER_DAY, softCap: '3', hardCap: '6', max: '3' };
  const token = await platform.createToken(owner, { name: 'Carrot', symbol: 'CARROT' });
  inParts = await platform.createGrow({ ...terms, token, parts: { count: 4n, period: PERIOD } });
  whole = await platform.createGrow({ ...terms, token });
  await platform.goTo(start);
  for (const sale of [inParts, whole]) await platform.deposit(buyer, sale, '3');
  await platform.goTo(start + SECONDS_PER_DAY + 1n);
}, 60_000);
afterAll(() => platform.stop());

const partsOf = (sale: Address) => getGrowParts(platform.context, sale);
const backOf = (sale: Address) => getHandBack(platform.context, { sale, account: buyer });

it('reads the parts of a grow and what a hand-back comes to, and makes the acts on them [RGT-05] [SDK-01]', async () => {
  expect(await partsOf(whole)).toBeNull();
  expect(await partsOf(inParts)).toEqual({ count: 4n, period: PERIOD, paid: 0n, next: 0n, left: 0n, isStopped: false });
  expect(await backOf(inParts)).toEqual({ amount: 0n, tokens: 0n });
  const admin = platform.settings.rabAddress;
  for (const sale of [inParts, whole]) await platform.send(admin, setStatusCall({ id: sale }, 4));
  await platform.goTo((await platform.now()) + 4n * SECONDS_PER_DAY);
  for (const id of [inParts, whole]) {
    await platform.send(admin, setStatusCall({ id }, 5));
    await platform.send(owner, finalizeGrowAct({ id }).call);
  }
  expect(await partsOf(inParts)).toMatchObject({ paid: 1n, next: (await partsOf(inParts))?.next, isStopped: false });
  const { amount, tokens } = await backOf(inParts);
  expect(amount).toBeGreaterThan(parseEther('2'));
  expect(tokens).toBeGreaterThan(0n);
  expect(await backOf(whole)).toEqual({ amount: 0n, tokens: 0n });
  await platform.send(admin, setPartsStoppedAct({ id: inParts }, true).call);
  expect((await partsOf(inParts))?.isStopped).toBe(true);
  await platform.send(admin, setPartsStoppedAct({ id: inParts }, false).call);
  await platform.send(buyer, handBackAct({ id: inParts }, amount).call);
  expect((await partsOf(inParts))?.left).toBe(0n);
  await platform.goTo((await platform.now()) + PERIOD);
  await platform.send(owner, withdrawPartsAct({ id: inParts }).call);
  expect((await partsOf(inParts))?.paid).toBe(2n);
}, 60_000);
