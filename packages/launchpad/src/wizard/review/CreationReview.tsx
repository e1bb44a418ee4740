import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { contractAddress, type TokenConfig } from '@rab/config';
import { perMilleToPercent, SALE_PLACES } from '@rab/contracts';
import { rawCall } from '@rab/contracts/raw-call';
import { Amount, Notice, Panel, Stack } from '@rab/ui';
import { isUnanswered, useChainConfig, useWallet } from '@rab/wallet-context';
import { type TokenInfo, useBalances } from '@rab/wallet-context/reads';
import { useApprovedTransaction, useRefusal } from '@rab/wallet-context/transactions';
import { amountText } from '../../model/amountText.ts';
import type { Creation, CreationValues } from '../Creation.ts';
import { CreationButtons } from './CreationButtons.tsx';
import { useStoreInfo } from './useStoreInfo.ts';

export interface CreationReviewProps<Values extends CreationValues> {
  creation: Creation<Values>;
  values: Values;
  token: TokenInfo;
  base: TokenConfig;
  onBack: () => void;
  /** Gives the draft's id. */
  onSubmit: () => string;
}

/**
 * Everything once more in words, then Approve while the factory may not take the tokens, offered once the whole act has been
 * tried (MNY-07), then Submit, which uploads the project info first (WIZ-14 to WIZ-16).
 */
export function CreationReview<Values extends CreationValues>({
  creation: { key, factory, useCost, call, touches, leadsTo, words, Facts, outcome },
  values,
  token,
  base,
  onBack,
  onSubmit,
}: CreationReviewProps<Values>) {
  const chain = useChainConfig();
  const { nativeToken } = chain;
  const wallet = useWallet();
  const costQuery = useCost(values);
  const { data: cost } = costQuery;
  const [balance, coins] = useBalances([token.address, nativeToken.address]) ?? [];
  const store = useStoreInfo({ sold: token.address, notStored: words.notStored });
  const spender = contractAddress(chain, factory);
  const creating = useApprovedTransaction({
    key,
    label: t`Submit`,
    token: token.address,
    spender,
    amount: cost?.tokens ?? null,
  });
  const isShort = cost !== undefined && balance !== undefined && balance < cost.tokens;
  const isFeeShort = cost !== undefined && coins !== undefined && coins < cost.flatFee;
  // tried as a whole before an approval is paid for; the info's hash is not known yet and decides nothing
  const isTried = creating.isApproval && wallet.status === 'ready' && !isShort && !isFeeShort;
  const trial = useRefusal(
    isTried && cost
      ? {
          account: wallet.address,
          token: token.address,
          spender,
          amount: cost.tokens,
          act: rawCall(call(chain, values, { owner: wallet.address, projectInfoHash: '', agreed: cost })),
        }
      : null,
  );
  const disabledReason = () => {
    if (!cost) return t`Loading the cost…`;
    if (trial.isLoading) return t`Checking on-chain…`;
    if (trial.data) return t`This would fail on-chain`;
    if (isShort) return t`Not enough tokens`;
    return isFeeShort ? t`Not enough ${nativeToken.symbol} for the creation fee` : undefined;
  };
  const submit = async () => {
    if (!cost || wallet.status !== 'ready') return;
    const { address: owner } = wallet;
    const approved = amountText(token, cost.tokens);
    await creating.submit({
      approvalSummary: msg`Approve ${approved}`,
      call: async () => {
        const projectInfoHash = await store(values.info, owner);
        const { flatFee, baseFee, tokenFee } = cost;
        return call(chain, values, { owner, projectInfoHash, agreed: { flatFee, baseFee, tokenFee } });
      },
      summary: words.summary(token.symbol),
      success: words.success,
      failed: words.failed,
      touches,
      creation: { leadsTo: leadsTo(chain), draftId: onSubmit() },
    });
  };
  return (
    <Stack gap="6">
      <Panel title={t`Finish`}>
        <Facts values={values} token={token} base={base} />
      </Panel>
      {cost && (
        <Notice tone="info" title={t`What will happen`}>
          <Trans>
            <Amount value={cost.tokens} decimals={token.decimals} symbol={token.symbol} places={SALE_PLACES} /> leave
            your wallet (you hold{' '}
            <Amount value={balance} decimals={token.decimals} symbol={token.symbol} places={SALE_PLACES} />
            ).
          </Trans>{' '}
          {outcome(
            <Amount
              value={cost.flatFee}
              decimals={nativeToken.decimals}
              symbol={nativeToken.symbol}
              places={SALE_PLACES}
            />,
            values,
          )}{' '}
          {t`By submitting, you accept these fees, ${perMilleToPercent(cost.baseFee)}% of the raise and ${perMilleToPercent(cost.tokenFee)}% of the tokens sold. If the platform raises a fee first, nothing is created.`}
        </Notice>
      )}
      {isUnanswered(costQuery) && (
        <Notice tone="negative">
          <Trans>We couldn’t load the cost. We’ll keep trying.</Trans>
        </Notice>
      )}
      {trial.data && (
        <Notice tone="negative" title={t`The creation would fail`}>
          {trial.data} {t`We checked first, so nothing was sent or approved.`}
        </Notice>
      )}
      {isShort && (
        <Notice tone="negative">
          <Trans>Token not enough for create launch pad</Trans>
        </Notice>
      )}
      <CreationButtons
        transaction={creating}
        label={creating.label}
        disabledReason={disabledReason()}
        onBack={onBack}
        onSubmit={submit}
      />
    </Stack>
  );
}
