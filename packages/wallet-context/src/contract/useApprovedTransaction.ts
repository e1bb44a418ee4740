import type { ContractCall } from '@rab/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Address, TransactionReceipt } from 'viem';
import { useWallet } from '../account/useWallet.ts';
import { useChainConfig } from '../chain/useChainConfig.ts';
import { type SendOptions, type TransactionState, useTransaction } from '../transaction/useTransaction.ts';
import { approvalCalls } from './approvalCalls.ts';
import { useAtomicCalls } from './atomicCalls.ts';
import { allowanceQueryOptions, useAllowance } from './balances.ts';
import type { Permit } from './Permit.ts';
import { usePermitDomain } from './permitDomain.ts';
import { useChainClient } from './useChainClient.ts';

export interface ApprovedTransactionOptions {
  /** Which act it is, as in `useTransaction`. */
  key: string;
  /** What the act takes: undefined while it is not known, null where it takes none, such as with the native currency. */
  token: Address | null | undefined;
  spender: Address;
  /** Base units; null while it is not known. */
  amount: bigint | null;
  /** The act can carry a permit: `send` is given its `permitCall`. */
  takesPermit?: boolean;
}

export interface ApprovedSendOptions extends SendOptions {
  /** The act with a permit in it, in place of an approval (EIP-2612). */
  permitCall?: (permit: Permit) => ContractCall;
}

/**
 * An act that takes the wallet's tokens, as one button that knows its own next step: approve, then act; or the act at
 * once, where the wallet takes both as one request (EIP-5792), or where token and act take a permit (EIP-2612).
 */
export function useApprovedTransaction({
  key,
  token,
  spender,
  amount,
  takesPermit = false,
}: ApprovedTransactionOptions): TransactionState & {
  /** True while the next step is `approve`: the button says so. */
  needsApproval: boolean;
  /** Approves exactly the amount. */
  approve: (summary: string) => Promise<void>;
  /** Acts, together with the approval or permit where it still needs one; resolves as `useTransaction` does. */
  send: (options: ApprovedSendOptions) => Promise<TransactionReceipt | null>;
} {
  const client = useChainClient();
  const chain = useChainConfig();
  const queries = useQueryClient();
  const wallet = useWallet();
  const allowance = useAllowance(token ?? null, spender);
  const [isRefused, setRefused] = useState(false);
  const isAtomic = useAtomicCalls();
  const canBatch = isAtomic && !isRefused;
  const approval = useTransaction(`approve:${token}:${spender}`);
  const act = useTransaction(key);
  const [unfit, setUnfit] = useState<Address>();
  const asksPermit = takesPermit && isAtomic !== undefined && !canBatch && token !== unfit;
  const permitDomain = usePermitDomain((asksPermit && token) || null);
  const isCovered = token === null || (allowance !== undefined && amount !== null && allowance >= amount);

  /** What is still to be approved, read anew; null where that cannot be told, which fails `transaction`. */
  const readApprovals = async (transaction: typeof act, labels: Omit<SendOptions, 'call'>) => {
    if (!token || amount === null || !wallet.address) return null;
    try {
      const options = allowanceQueryOptions(client, chain, wallet.address, token, spender);
      const now = await queries.fetchQuery({ ...options, staleTime: 0 });
      return await approvalCalls(client, wallet.address, { token, spender, amount, allowance: now });
    } catch (error) {
      await transaction.run(async (parameters) => {
        const { send } = await import('../transaction/sendTransaction.ts');
        return send(parameters, () => Promise.reject(error));
      }, labels);
      return null;
    }
  };
  return {
    ...(approval.isBusy ? approval : act),
    needsApproval: !isCovered && !canBatch && !permitDomain,
    approve: async (summary) => {
      const approvals = (await readApprovals(approval, { summary })) ?? [];
      for (const call of approvals) if (!(await approval.send({ call, summary }))) return;
    },
    send: async ({ permitCall, ...options }) => {
      if (isCovered) return act.send(options);
      const { call, ...labels } = options;
      const approvals = await readApprovals(act, labels);
      if (!approvals) return null;
      if (approvals.length === 0) return act.send(options);
      if (permitDomain && permitCall && token && amount !== null) {
        const { sendPermitted } = await import('../transaction/sendPermitted.ts');
        const permit = { domain: permitDomain, spender, amount };
        // who does not sign, or whose signature does not do, is asked step by step
        const onUnfit = () => setUnfit(token);
        return act.run((parameters) => sendPermitted({ ...parameters, permit, permitCall, onUnfit }), labels);
      }
      if (!canBatch) return null;
      // few wallets can: loaded with the first one that does
      const { sendBatch } = await import('../transaction/sendBatch.ts');
      const calls = [...approvals, call];
      // who does not want it as one, e.g. for not upgrading the account, is asked step by step, as a wallet that cannot
      const onUnfit = () => setRefused(true);
      return act.run((parameters) => sendBatch({ ...parameters, calls, onUnfit }), labels);
    },
  };
}
