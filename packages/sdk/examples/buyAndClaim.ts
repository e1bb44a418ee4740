import { type Outcome, prepare, type ReadContext, send, type Wallet } from '@rab/sdk';
import { claimAct, depositAct, getSaleOnChain } from '@rab/sdk/sales';
import { type Address, parseEther } from 'viem';

/** Buys in a RAB Sale for one coin; the outcome says how many tokens that are. */
export async function buy(rab: ReadContext, wallet: Wallet, address: Address): Promise<Outcome<{ tokens: bigint }>> {
  const sale = await getSaleOnChain(rab, 'presale', address);
  const prepared = await prepare(rab, wallet.account.address, depositAct(sale, parseEther('1')));
  return send(wallet, prepared);
}

/** Claims what the account has bought; the outcome says how many tokens came. */
export async function claim(rab: ReadContext, wallet: Wallet, id: Address): Promise<Outcome<{ amount: bigint }>> {
  return send(wallet, await prepare(rab, wallet.account.address, claimAct({ id })));
}
