import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { SECONDS_PER_DAY } from '@rab/contracts';
import { airdropTree, finish } from '@rab/contracts/airdrop-list';
import { type Act, ActRefused, prepare, send, type Wallet } from '@rab/sdk';
import { claimAirdropAct, createAirdropAct, getAirdrop, getAirdropRow, reclaimAirdropAct } from '@rab/sdk/airdrops';
import { isOwnLocker, unlockAct } from '@rab/sdk/locks';
import { depositAct, finalizeSaleAct, getSaleOnChain, refundAct } from '@rab/sdk/sales';
import { getAllowance, type PermitDomain, readPermitDomain, signPermit } from '@rab/sdk/tokens';
import { TestPlatform } from '@rab/testing/TestPlatform';
import { type Address, createWalletClient, custom, getAddress, type Hex, parseEther } from 'viem';
import { buy, claim } from '../examples/buyAndClaim.ts';
import { buyByPermit } from '../examples/buyByPermit.ts';
import { unlock, unlocked } from '../examples/followLater.ts';
import { lockTokens } from '../examples/lockTokens.ts';
import { lockedUntil } from '../examples/proveLock.ts';

let platform: TestPlatform;
let owner: Address;
let token: Address;
const walletOf = (account: Address): Wallet =>
  createWalletClient({ account, transport: custom(platform.client), pollingInterval: 50 });

beforeAll(async () => {
  platform = await TestPlatform.start();
  owner = platform.account(3);
  token = await platform.createToken(owner, { name: 'Carrot', symbol: 'CARROT', supply: 10_000n });
});
afterAll(() => platform.stop());

it('locks tokens with the approval that it takes, in words, and reads the lock of the event [SDK-01] [SDK-02]', async () => {
  const info = jest.spyOn(console, 'info').mockImplementation(() => {});
  const now = await platform.now();
  const lock = await lockTokens(platform.context, walletOf(owner), token, now);
  expect(lock).toMatchObject({ owner, token, amount: parseEther('1000'), description: 'Team' });
  expect(lock.tgeDate).toBe(now + 365n * SECONDS_PER_DAY);
  const [[approve, spent], [intent, fields]] = info.mock.calls as [[string, unknown], [string, unknown]];
  expect([approve, intent]).toEqual(['Approve', expect.stringContaining('Lock')]);
  expect(spent).toContainEqual({ label: 'Amount', value: '1000 CARROT' });
  expect(fields).toContainEqual({ label: 'Amount', value: '1000 CARROT' });
  info.mockRestore();
});

it('knows the lock contract of the platform by its code, and no other contract in its place [CHK-05]', async () => {
  const { chain, client } = platform.context;
  const withLock = (rabbitLock: Address | null) => ({
    client,
    chain: { contracts: { ...chain.contracts, rabbitLock } },
  });
  expect(await isOwnLocker(platform.context)).toBe(true);
  expect(await isOwnLocker(withLock(token))).toBe(false);
  expect(await isOwnLocker(withLock(owner))).toBe(false);
  expect(await isOwnLocker(withLock(null))).toBe(false);
});

it('reads the chain’s own proof of what is locked [SDK-01] [SDK-02]', async () => {
  const until = await lockedUntil(platform.context, token);
  expect(until?.getTime()).toBeGreaterThan(Number(await platform.now()) * 1000);
  const other = await platform.createToken(owner, { name: 'Beet', symbol: 'BEET' });
  expect(await lockedUntil(platform.context, other)).toBeNull();
});

it('says with a sentence and the contract’s error why the chain would refuse an act [SDK-01]', async () => {
  const refused = await prepare(platform.context, owner, unlockAct(platform.context.chain, 999n)).catch(
    (error) => error,
  );
  expect(refused).toBeInstanceOf(ActRefused);
  expect(refused).toMatchObject({ contractError: 'UnknownLock', message: 'There is no lock with this number.' });
});

it('takes out of a lock, and follows the same transaction again after a restart [SDK-01] [SDK-02]', async () => {
  const { context, client } = platform;
  const id = await platform.lock(owner, { token, amount: parseEther('5'), date: (await platform.now()) + 100n });
  await platform.goTo((await platform.now()) + 200n);
  let kept: Hex = '0x';
  await unlock(context, walletOf(owner), id, (hash) => {
    kept = hash;
  });
  expect(await unlocked(context, walletOf(owner), client, id, kept)).toBe(parseEther('5'));
  // the proof is of this lock and no other
  await expect(unlocked(context, walletOf(owner), client, id - 1n, kept)).rejects.toMatchObject({
    name: 'ActNotProven',
  });
});

it('buys in a sale, lists it and claims; each outcome is what the event says [SDK-01] [SDK-02]', async () => {
  const { context } = platform;
  const buyer = platform.account(4);
  const start = (await platform.now()) + 100n;
  const end = start + SECONDS_PER_DAY;
  const sale = await platform.createSale({ owner, token, start, end });
  await platform.goTo(start);
  const { done: bought } = await buy(context, walletOf(buyer), sale);
  expect(bought.tokens).toBe(parseEther('1000'));
  await platform.goTo(end + 1n);
  await expect(prepare(context, buyer, refundAct({ id: sale }))).rejects.toBeInstanceOf(ActRefused);
  const listed = await prepare(context, owner, finalizeSaleAct({ id: sale }));
  expect(listed.steps.map(({ words }) => words.intent)).toEqual(['Finalize the sale']);
  await platform.act(owner, finalizeSaleAct({ id: sale }).call);
  const { done } = await claim(context, walletOf(buyer), sale);
  expect(done.amount).toBe(parseEther('1000'));
});

it('starts an airdrop, sends a row by a stranger and takes back the rest, each as its event says [MRK-01] [SDK-01]', async () => {
  const { context } = platform;
  const { chain } = context;
  const done = async <Done>(account: Address, act: Act<Done>) =>
    (await send(walletOf(account), await prepare(context, account, act))).done;
  const rows = [platform.account(5), platform.account(6)].map((account) => ({ account, amount: parseEther('40') }));
  const { root, proofOf } = finish(airdropTree(rows));
  const [row] = rows.map((each, index) => ({ ...each, index, proof: proofOf(index) }));
  if (!row) throw new Error('The list is empty.');
  const start = (await platform.now()) + 100n;
  const parts = { tgeBps: 2_500n, cycle: SECONDS_PER_DAY, cycleBps: 7_500n };
  const terms = { token, amount: parseEther('80'), root, start, ...parts, list: 'bafylist' };
  const { id } = await done(owner, createAirdropAct(chain, { ...terms, reclaimFrom: start + 9n * SECONDS_PER_DAY }));
  expect(await getAirdrop(context, id)).toMatchObject({ ...terms, id, creator: owner, paid: 0n, isReclaimed: false });
  expect(await getAirdrop(context, id + 1n)).toBeNull();

  const early = await prepare(context, owner, claimAirdropAct(chain, id, row)).catch((error) => error);
  expect(early).toMatchObject({ contractError: 'NothingToClaim', message: 'There is nothing to claim now.' });
  await platform.goTo(start);
  expect(await getAirdropRow(context, id, row)).toEqual({ claimed: 0n, due: parseEther('10') });
  const claimed = await done(platform.account(7), claimAirdropAct(chain, id, row));
  expect(claimed).toMatchObject({ account: row.account, amount: parseEther('10') });
  await platform.goTo(start + 9n * SECONDS_PER_DAY);
  expect(await done(owner, reclaimAirdropAct(chain, id))).toMatchObject({ amount: parseEther('70') });
  expect(await getAirdropRow(context, id, row)).toEqual({ claimed: parseEther('10'), due: 0n });
});

it('buys with a token by one signature and one transaction, and leaves no allowance [SDK-01] [SDK-02]', async () => {
  const { client } = platform;
  const context = { client, chain: { ...platform.context.chain, id: await client.getChainId() } };
  const buyer = platform.account(5);
  const [currency] = platform.settings.baseTokens as [Address];
  const start = (await platform.now()) + 100n;
  const sale = await platform.createSale({ owner, token, start, end: start + SECONDS_PER_DAY, baseToken: currency });
  await platform.mint(buyer, currency, parseEther('2'));
  await platform.goTo(start);
  const sent = await client.getTransactionCount({ address: buyer });
  const { done, receipt } = await buyByPermit(context, walletOf(buyer), sale, parseEther('2'));
  expect(done).toMatchObject({ tokens: parseEther('2000') });
  expect([receipt.to && getAddress(receipt.to), await client.getTransactionCount({ address: buyer })]).toEqual([
    sale,
    sent + 1,
  ]);
  expect(await getAllowance(context, { account: buyer, token: currency, spender: sale })).toBe(0n);
  // one of another amount does not do
  const domain = await readPermitDomain(client, context.chain.id, buyer, currency);
  const asked = { domain: domain as PermitDomain, spender: sale, amount: 1n };
  const permit = await signPermit(client, buyer, asked, () => walletOf(buyer));
  const act = depositAct(await getSaleOnChain(context, 'presale', sale), 2n, null, permit);
  await expect(prepare(context, buyer, act)).rejects.toBeInstanceOf(ActRefused);
});
