import type { ProjectInfo } from '@rab/config';
import { formatAmount, SALE_PLACES } from '@rab/contracts';
import { Amount, Notice, Panel, Stack, toast } from '@rab/ui';
import {
  askAgain,
  isUnanswered,
  useAppConfig,
  useChainConfig,
  useQuery,
  useQueryClient,
  useWallet,
} from '@rab/wallet-context';
import {
  type Address,
  type ApprovedSendOptions,
  receiptKey,
  type TokenInfo,
  type TransactionReceipt,
  useApprovedTransaction,
  useBalances,
} from '@rab/wallet-context/contract';
import { type ReactNode, useState } from 'react';
import { uploadProjectInfo } from '../projectInfo/uploadProjectInfo.ts';
import { CreationButtons } from './CreationButtons.tsx';
import { keyOf } from './keyOf.ts';

export interface CreationReviewProps {
  /** Which act it is, as in `useTransaction`. */
  act: string;
  /** What is created, in a word: `sale`. */
  noun: string;
  token: TokenInfo;
  /** Takes the tokens and the fee. */
  factory: Address;
  /** Everything that the cost depends on. */
  terms: unknown;
  /** `flatFee` in wei, `tokens` in base units. */
  readCost: () => Promise<{ flatFee: bigint; tokens: bigint }>;
  info: ProjectInfo;
  /** Said when the content store did not take the project info. */
  notStored: string;
  /** The terms, one line each. */
  facts: ReactNode;
  /** How `… leave your wallet` goes on: what for, what the fee is, what comes back. */
  outcome: (fee: ReactNode) => ReactNode;
  /** What else is to be known before. */
  children?: ReactNode;
  transaction: (owner: Address, projectInfoHash: string, flatFee: bigint) => Omit<ApprovedSendOptions, 'onSent'>;
  /** Called with the id of the transaction's record once it has left the wallet. */
  onSent: (id: string, isStored: boolean) => void;
  onCreated?: (receipt: TransactionReceipt, isStored: boolean) => void;
  onBack: () => void;
}

/**
 * The last step of every creation wizard: everything once more in words, then Approve while the factory may not take
 * the tokens, then Submit, which uploads the project info first (WIZ-14 to WIZ-16).
 */
export function CreationReview({
  act,
  noun,
  token,
  factory,
  terms,
  readCost,
  info,
  notStored,
  facts,
  outcome,
  children,
  transaction,
  onSent,
  onCreated,
  onBack,
}: CreationReviewProps) {
  const { id, nativeToken } = useChainConfig();
  const { content } = useAppConfig();
  const wallet = useWallet();
  const queries = useQueryClient();
  const [isUploading, setUploading] = useState(false);
  const costQuery = useQuery({ ...askAgain, queryKey: ['creationCost', id, factory, keyOf(terms)], queryFn: readCost });
  const { data: cost } = costQuery;
  const [balance, coins] = useBalances([token.address, nativeToken.address]) ?? [];
  const creation = useApprovedTransaction({
    key: act,
    token: token.address,
    spender: factory,
    amount: cost?.tokens ?? null,
  });
  const isShort = cost !== undefined && balance !== undefined && balance < cost.tokens;
  const isFeeShort = cost !== undefined && coins !== undefined && coins < cost.flatFee;

  const approve = () => {
    if (!cost) return;
    return creation.approve(`Approve ${formatAmount(cost.tokens, token.decimals)} ${token.symbol}`);
  };
  const submit = async () => {
    if (!cost || wallet.status !== 'ready') return;
    setUploading(true);
    const { hash, isStored } = await uploadProjectInfo(content.upload, info);
    setUploading(false);
    if (!isStored) toast.error(notStored);
    const receipt = await creation.send({
      ...transaction(wallet.address, hash, cost.flatFee),
      onSent: (record) => onSent(record, isStored),
    });
    if (!receipt) return;
    queries.setQueryData(receiptKey(id, receipt.transactionHash), receipt);
    onCreated?.(receipt, isStored);
  };
  const disabledReason = () => {
    if (!cost) return 'Reading the cost…';
    if (isShort) return 'Not enough tokens';
    return isFeeShort ? `Not enough ${nativeToken.symbol} for the creation fee` : undefined;
  };

  return (
    <Stack gap="6">
      <Panel title="Finish">{facts}</Panel>
      {cost && (
        <Notice tone="info" title="What will happen">
          <Amount value={cost.tokens} decimals={token.decimals} symbol={token.symbol} /> leave your wallet for the{' '}
          {noun} (you hold <Amount value={balance} decimals={token.decimals} symbol={token.symbol} />)
          {outcome(
            <Amount
              value={cost.flatFee}
              decimals={nativeToken.decimals}
              symbol={nativeToken.symbol}
              places={SALE_PLACES}
            />,
          )}
        </Notice>
      )}
      {children}
      {isUnanswered(costQuery) && (
        <Notice tone="negative">What the {noun} costs could not be read from the chain. It is tried again.</Notice>
      )}
      {isShort && <Notice tone="negative">Token not enough for create launch pad</Notice>}
      <CreationButtons
        phase={isUploading ? 'simulating' : creation.phase}
        needsApproval={creation.needsApproval}
        disabledReason={disabledReason()}
        onBack={onBack}
        onApprove={approve}
        onSubmit={submit}
      />
    </Stack>
  );
}
