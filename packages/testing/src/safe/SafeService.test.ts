/** @jest-environment node */
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Anvil, startAnvil } from '@rab/evm/startAnvil';
import SafeApiKit from '@safe-global/api-kit';
import { type Address, parseEther, zeroAddress } from 'viem';
import { LocalSafe } from './LocalSafe.ts';
import { SafeService } from './SafeService.ts';

let anvil: Anvil;
let owners: Address[];
let stranger: Address;
let safe: LocalSafe;
let service: SafeService;
let client: SafeApiKit;

beforeAll(async () => {
  // as in a browser: for Node the client brings a fetch that jest cannot load
  Object.assign(globalThis, { window: globalThis });
  anvil = await startAnvil();
  const accounts = await anvil.client.getAddresses();
  owners = accounts.slice(0, 3);
  stranger = accounts[3] as Address;
  safe = await LocalSafe.create(anvil.client, { owners, threshold: 2, payer: stranger });
  await anvil.client.setBalance({ address: safe.address, value: parseEther('10') });
  service = await SafeService.start(safe);
  client = new SafeApiKit({ chainId: 31_337n, txServiceUrl: service.url });
}, 60_000);
afterAll(async () => {
  await service?.stop();
  anvil?.stop();
});

it('the Safe service serves the unchanged client of the public service: proposed, signed by a second owner, executed on the chain [SAF-02]', async () => {
  const [first, second] = owners as [Address, Address];
  expect(await client.getSafeInfo(safe.address)).toMatchObject({ nonce: '0', threshold: 2, owners });
  expect(await client.getSafesByOwner(first)).toEqual({ safes: [safe.address] });
  const nonce = await client.getNextNonce(safe.address);
  const tx = safe.transactionOf([{ to: stranger, value: 1n }], BigInt(nonce));
  const safeTxHash = await safe.hashOf(tx);
  const { signature } = await safe.sign(first, tx);
  const safeTransactionData = {
    ...{ to: tx.to, value: '1', data: '0x', operation: 0, safeTxGas: '0', baseGas: '0', gasPrice: '0' },
    ...{ gasToken: zeroAddress, refundReceiver: zeroAddress, nonce: Number(nonce) },
  };
  const proposal = { safeAddress: safe.address, safeTransactionData, safeTxHash, senderAddress: first };
  const forged = (await safe.sign(stranger, tx)).signature;
  await expect(client.proposeTransaction({ ...proposal, senderSignature: forged })).rejects.toThrow('not an owner');
  await client.proposeTransaction({ ...proposal, senderSignature: signature });
  expect(await client.getNextNonce(safe.address)).toBe('1');
  expect((await client.getPendingTransactions(safe.address)).results).toMatchObject([{ safeTxHash, nonce: '0' }]);

  await client.confirmTransaction(safeTxHash, (await safe.sign(second, tx)).signature);
  const { results } = await client.getTransactionConfirmations(safeTxHash);
  expect(results.map(({ owner }) => owner)).toEqual([first, second]);
  expect(await client.getTransaction(safeTxHash)).toMatchObject({ isExecuted: false, transactionHash: null });

  const signatures = results.map(({ owner, signature: signed }) => ({ owner, signature: signed }) as never);
  const { status, transactionHash } = await safe.execute(tx, signatures, stranger);
  expect(status).toBe('success');
  expect(await client.getTransaction(safeTxHash)).toMatchObject({
    isExecuted: true,
    isSuccessful: true,
    transactionHash,
  });
  expect((await client.getPendingTransactions(safe.address)).results).toEqual([]);
  await expect(client.getTransaction(`0x${'1'.repeat(64)}`)).rejects.toThrow('No MultisigTransaction');
}, 60_000);

it('the Safe service does several calls as one, and leaves `ExecutionFailure` of a call that fails inside [SAF-02]', async () => {
  const [first, second] = owners as [Address, Address];
  const run = async (tx: ReturnType<LocalSafe['transactionOf']>) => {
    const signatures = [await safe.sign(first, tx), await safe.sign(second, tx)];
    const receipt = await safe.execute(tx, signatures, stranger);
    return { receipt, execution: await safe.executionOf(await safe.hashOf(tx)) };
  };
  const targets = [`0x${'a1'.repeat(20)}`, `0x${'b2'.repeat(20)}`] as const;
  const both = safe.transactionOf(
    targets.map((to) => ({ to, value: 2n })),
    await safe.nonce(),
  );
  expect((await run(both)).execution).toMatchObject({ isSuccess: true });
  expect(await Promise.all(targets.map((address) => anvil.client.getBalance({ address })))).toEqual([2n, 2n]);

  const tooMuch = { to: stranger, value: parseEther('1000') };
  const measured = await run(safe.transactionOf([tooMuch], await safe.nonce(), 100_000n));
  expect(measured).toMatchObject({ receipt: { status: 'success' }, execution: { isSuccess: false } });
  const nonce = await safe.nonce();
  expect(await run(safe.transactionOf([tooMuch], nonce))).toMatchObject({
    receipt: { status: 'reverted' },
    execution: null,
  });
  expect(await safe.nonce()).toBe(nonce);
}, 60_000);
