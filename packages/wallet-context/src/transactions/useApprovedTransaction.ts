import { t } from '@lingui/core/macro';
import type { ContractCall } from '@rab/contracts';
import type { Words } from '@rab/language';
import { approvalCalls } from '@rab/sdk/acts';
import type { Permit } from '@rab/sdk/tokens';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Address, TransactionReceipt } from 'viem';
import { allowanceQueryOptions, useAllowance } from '../reads/allowance.ts';
import { useAtomicCalls } from '../reads/atomicCalls.ts';
import { usePermitDomain } from '../reads/permitDomain.ts';
import { useReadContext } from '../reads/readContext.ts';
import { useWallet } from '../session/useWallet.ts';
import { SAFE_APP } from '../session/walletChoice.ts';
import { type SendOptions, type TransactionState, useTransaction } from './useTransaction.ts';

export interface ApprovedTransactionOptions<TakesPermit extends boolean> {
  /** Which act it is, as in `useTransaction`. */
  key: string;
  /** Words of its button. */
  label: string;
  /** What the act takes: undefined while it is not known, null where it takes none, such as with the native currency. */
  token: Address | null | undefined;
  spender: Address;
  /** Base units; null while it is not known. */
  amount: bigint | null;
  /** The act can carry a permit: `submit` is given its `permitCall`. */
  takesPermit?: TakesPermit;
}

export type ApprovedSendOptions<TakesPermit extends boolean> = SendOptions & {
  /** Summary of an approval, e.g. `Approve 5 ABC`. */
  approvalSummary: Words;
} & (TakesPermit extends true ? WithPermit : { permitCall?: never });

interface WithPermit {
  /** The act with a permit in it, in place of an approval (EIP-2612). */
  permitCall: (permit: Permit) => ContractCall;
}

/** An act that takes the wallet's tokens, as one button: it knows its next step, and so what it says. */
export interface ApprovedTransaction<TakesPermit extends boolean> extends TransactionState {
  /** `Approve` while that is the next step, else the act's own words. */
  label: string;
  /** The act's own words where an approval of its own is the next step: two signatures are needed. */
  afterApproval: string | undefined;
  /** The next step is an approval of its own. */
  isApproval: boolean;
  /**
   * Does the next step: approves exactly the amount, and resolves to null; or acts, at once where approval and act go as
   * one request (EIP-5792) or token and act take a permit (EIP-2612), and resolves as `useTransaction` does.
   */
  submit: (options: ApprovedSendOptions<TakesPermit>) => Promise<TransactionReceipt | null>;
}

/** The one place that decides between approval, permit, batch and act. */
export function useApprovedTransaction<const TakesPermit extends boolean = false>({
  key,
  label,
  token,
  spender,
  amount,
  takesPermit,
}: ApprovedTransactionOptions<TakesPermit>): ApprovedTransaction<TakesPermit> {
  const context = useReadContext();
  const queries = useQueryClient();
  const wallet = useWallet();
  const allowance = useAllowance(token ?? null, spender);
  const [isRefused, setRefused] = useState(false);
  const isAtomic = useAtomicCalls();
  // owners of a Safe who did not want the one proposal want two of them even less
  const canBatch = isAtomic && (!isRefused || wallet.rdns === SAFE_APP.connectorId);
  const approval = useTransaction(`approve:${token}:${spender}`, { isRepeatable: true });
  const act = useTransaction(key);
  const [refusedToken, setRefusedToken] = useState<Address>();
  const asksPermit = takesPermit && isAtomic !== undefined && !canBatch && token !== refusedToken;
  const permitDomain = usePermitDomain((asksPermit && token) || null);
  const isCovered = token === null || (allowance !== undefined && amount !== null && allowance >= amount);
  const isApproval = !isCovered && !canBatch && !permitDomain;

  /** What is still to be approved, read again; null if it cannot be read, which fails `transaction`. */
  const readApprovals = async (transaction: typeof act, meaning: Omit<SendOptions, 'call'>) => {
    if (!token || amount === null || !wallet.address) return null;
    try {
      const options = allowanceQueryOptions(context, { account: wallet.address, token, spender });
      const now = await queries.fetchQuery({ ...options, staleTime: 0 });
      return await approvalCalls(context.client, wallet.address, { token, spender, amount, allowance: now });
    } catch (error) {
      await transaction.send({ ...meaning, call: () => Promise.reject(error) });
      return null;
    }
  };
  const approve = async (summary: Words) => {
    const approvals = (await readApprovals(approval, { summary })) ?? [];
    for (const call of approvals) if (!(await approval.send({ call, summary }))) break;
    return null;
  };
  return {
    ...(approval.isBusy ? approval : act),
    unsure: act.unsure,
    override: act.override,
    label: isApproval ? t`Approve` : label,
    afterApproval: isApproval ? label : undefined,
    isApproval,
    submit: async (given) => {
      if (act.unsure) return null;
      const { permitCall, approvalSummary, ...options }: ApprovedSendOptions<boolean> = given;
      if (isApproval) return approve(approvalSummary);
      if (isCovered) return act.send(options);
      const { call, ...meaning } = options;
      const approvals = await readApprovals(act, meaning);
      if (!approvals) return null;
      if (approvals.length === 0) return act.send(options);
      if (permitDomain && permitCall && token && amount !== null) {
        const permit = { domain: permitDomain, spender, amount };
        // who does not sign, or whose signature does not do, is asked step by step
        return act.run({ permit, permitCall, onRefused: () => setRefusedToken(token) }, meaning);
      }
      if (!canBatch) return approve(approvalSummary);
      // who does not want it as one, e.g. for not upgrading the account, is asked step by step, as a wallet that cannot
      return act.run({ calls: [...approvals, call], onRefused: () => setRefused(true) }, meaning);
    },
  };
}
