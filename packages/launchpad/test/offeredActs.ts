import { contractAddress } from '@rab/config';
import { bnAAbi } from '@rab/contracts/abis';
import { type BuyerState, getBuyer, getClaimable, type Sale } from '@rab/sdk/sales';
import type { ReadContext } from '@rab/wallet-context';
import type { Address } from '@rab/wallet-context/reads';
import { type DepositBounds, depositBounds, depositFactsOf } from '../src/detail/buy/depositBounds.ts';
import { buyerActions, buyingClosedReason } from '../src/detail/claims/buyerActions.ts';
import { ownerActions } from '../src/detail/owner/ownerActions.ts';
import type { SaleKindInDetail } from '../src/kind/SaleKindInDetail.ts';
import { rolesOf, type SaleRoles } from '../src/model/SaleRoles.ts';
import { soldOutOf } from '../src/model/soldOutOf.ts';
import { atLastMoment } from './atLastMoment.ts';

/** Whom a sale's page is shown to, and what the chain says of that account. Amounts in base units. */
export interface Onlooker {
  roles: SaleRoles;
  buyer: BuyerState;
  claimable: bigint;
  /** Sale tokens in the sale. */
  tokensHeld: bigint;
  /** With a purse that is large enough. */
  bounds: DepositBounds;
}

/** Reads what a sale's page reads for an account. */
export async function readOnlooker(
  context: ReadContext,
  kind: SaleKindInDetail,
  sale: Sale,
  address: Address,
  rabAddress: Address,
): Promise<Onlooker> {
  const [buyer, claimable, [tokensHeld = 0n]] = await Promise.all([
    getBuyer(context, { sale: sale.id, account: address, hasReferrals: sale.referralPerMille > 0n }),
    getClaimable(context, { sale: sale.id, account: address }),
    context.client.readContract({
      address: contractAddress(context.chain, 'bnA'),
      abi: bnAAbi,
      functionName: 'getBalances',
      args: [sale.id, [sale.token.address]],
    }),
  ]);
  const account = { deposited: buyer.deposited, balance: undefined, gas: 0n };
  const bounds = depositBounds(depositFactsOf(kind, sale, account));
  return { roles: rolesOf(sale, address, rabAddress), buyer, claimable, tokensHeld, bounds };
}

/** The acts that a sale's page offers at `time` (chain time, unix seconds): `buy`, `claim`, … and its kind's by their ids. */
export function offeredActs(
  kind: SaleKindInDetail,
  sale: Sale,
  { roles, buyer, claimable, tokensHeld, bounds: { least, most } }: Onlooker,
  time: bigint,
): string[] {
  const now = atLastMoment(kind, sale, time);
  const state = soldOutOf(kind.stateOf(sale, now), sale, now);
  const { canClaim, canRefund } = buyerActions(state, buyer, claimable);
  const { canCancel, canForceFail, canWithdrawTokens, canEditInfo } = ownerActions(state, roles, tokensHeld);
  const common = {
    buy: buyingClosedReason(sale, state, now) === null && least <= most,
    claim: canClaim,
    refund: canRefund,
    cancel: canCancel,
    forceFail: canForceFail,
    withdraw: canWithdrawTokens,
    editInfo: canEditInfo,
  };
  const ofKind = kind.acts.filter(({ isOpen }) => isOpen(sale, state, roles, now)).map(({ id }) => id);
  return [...Object.entries(common).flatMap(([name, isOpen]) => (isOpen ? name : [])), ...ofKind];
}
