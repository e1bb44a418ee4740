import type { Account, Address, Chain, Client, Hex, TransactionReceipt, Transport } from 'viem';
import { sendTransaction, waitForTransactionReceipt } from 'viem/actions';
import type { Act } from './Act.ts';
import type { Prepared, PreparedStep } from './prepare.ts';
import { isProven, proofOf } from './proof.ts';

const failures = () => import('./failures.ts');

/** A wallet as viem has it: it signs and sends, and its node is asked for the receipt. */
export type Wallet = Client<Transport, Chain | undefined, Account>;

/** What was done, and the transaction that did it. */
export interface Outcome<Done> {
  done: Done;
  hash: Hex;
  receipt: TransactionReceipt;
}

/**
 * Sends all steps of a prepared act, one after the other, and follows each to its receipt.
 * @param onSent called with each transaction as soon as the wallet has sent it: keep the last one, and `follow` it after a restart
 * @throws {SendingRefused} where the person said no
 * @throws {ActRefused} where the wallet or its node refuses to send
 * @throws {ActFailed} where a transaction is on the chain and did not do its part
 */
export async function send<Done>(
  wallet: Wallet,
  { account, act, steps }: Prepared<Done>,
  onSent: (hash: Hex, step: PreparedStep) => void = () => {},
): Promise<Outcome<Done>> {
  const before = steps.slice(0, -1);
  for (const step of before) {
    const hash = await ask(wallet, step);
    onSent(hash, step);
    await mined(wallet, hash);
  }
  const last = steps.at(-1) as PreparedStep;
  const hash = await ask(wallet, last);
  onSent(hash, last);
  return follow(wallet, { account, act }, hash);
}

/**
 * Follows the transaction of an act to its receipt, also a repriced one, and reads of the act's own event what it did.
 * @throws {ActFailed} where it did not do the act
 */
export async function follow<Done>(
  client: Client,
  { account, act }: { account: Address; act: Act<Done> },
  hash: Hex,
): Promise<Outcome<Done>> {
  const { receipt, isOther } = await mined(client, hash);
  const proof = proofOf(act.call, account);
  const done = (!proof || isProven(proof, receipt)) && act.done(receipt);
  if (!done) throw (await failures()).unproven(receipt, isOther);
  return { done, hash: receipt.transactionHash, receipt };
}

async function ask(wallet: Wallet, { raw }: PreparedStep): Promise<Hex> {
  try {
    return await sendTransaction(wallet, { ...raw, account: wallet.account, chain: wallet.chain ?? null });
  } catch (error) {
    throw (await failures()).notSent(error);
  }
}

/** @throws {ActReverted} where the chain undid it */
async function mined(client: Client, hash: Hex): Promise<{ receipt: TransactionReceipt; isOther: boolean }> {
  let isOther = false;
  const receipt = await waitForTransactionReceipt(client, {
    hash,
    onReplaced: ({ reason }) => {
      isOther = reason !== 'repriced';
    },
  });
  if (receipt.status !== 'reverted') return { receipt, isOther };
  throw await (await failures()).revertedAs(client, receipt);
}
