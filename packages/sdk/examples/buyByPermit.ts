import { type Outcome, prepare, type ReadContext, send, type Wallet } from '@rab/sdk';
import { depositAct, getSaleOnChain } from '@rab/sdk/sales';
import { readPermitDomain, signPermit } from '@rab/sdk/tokens';
import type { Address } from 'viem';

/** Buys in a RAB Sale that is paid in a token: by a signature where the token takes one (EIP-2612), else behind an approval. */
export async function buyByPermit(
  rab: ReadContext,
  wallet: Wallet,
  address: Address,
  amount: bigint,
): Promise<Outcome<{ tokens: bigint }>> {
  const account = wallet.account.address;
  const sale = await getSaleOnChain(rab, 'presale', address);
  const domain = await readPermitDomain(rab.client, rab.chain.id, account, sale.base.address);
  const permit = domain
    ? await signPermit(wallet, account, { domain, spender: sale.id, amount }, () => wallet)
    : undefined;
  return send(wallet, await prepare(rab, account, depositAct(sale, amount, null, permit)));
}
