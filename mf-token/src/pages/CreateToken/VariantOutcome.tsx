import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Box, Notice, Text } from '@rab/ui';
import { formOf } from '@rab/ui/forms';
import type { CreateTokenForm } from './createTokenSchema.ts';
import type { TaxedKind } from './tokenKinds.ts';

const { useWatch } = formOf<CreateTokenForm>();

interface FeeUse {
  name: Exclude<keyof CreateTokenForm, 'tokenType'>;
  /** What is done with so many percent. */
  say: (fee: string) => string;
}

const toLiquidity = (fee: string) => t`${fee} to liquidity that nobody can withdraw`;

const FEES: Record<TaxedKind, readonly FeeUse[]> = {
  liquidityGenerator: [
    { name: 'transactionFeeYield', say: (fee) => t`${fee} to all holders, in this token` },
    { name: 'transactionFeeLiquidity', say: toLiquidity },
    { name: 'marketingPercent', say: (fee) => t`${fee} to the marketing address` },
  ],
  baby: [
    { name: 'tokenRewardFee', say: (fee) => t`${fee} to holders of at least the minimum, in the reward token` },
    { name: 'autoAddLiquidityPercent', say: toLiquidity },
    { name: 'marketingFee', say: (fee) => t`${fee} to the marketing wallet` },
  ],
  buybackBaby: [
    { name: 'reflectionFee', say: (fee) => t`${fee} to all holders, in the reward token` },
    { name: 'liquidityFee', say: toLiquidity },
    { name: 'buyBackFee', say: (fee) => t`${fee} to buy tokens back and burn them` },
    { name: 'marketingFee', say: (fee) => t`${fee} to you` },
  ],
};

/** What the fees of a token do, who may change them, and what they rule out. */
export function VariantOutcome({ kind }: { kind: TaxedKind }) {
  return (
    <>
      <Box>
        <Text>
          <Trans>These fees apply to every transfer, including buys and sells:</Trans>
        </Text>
        <Box as="ul" listStyleType="disc" paddingStart="5">
          {FEES[kind].map((fee) => (
            <FeeLine key={fee.name} {...fee} />
          ))}
        </Box>
      </Box>
      <Text>
        <Trans>
          You can lower the fees permanently. Nobody can raise them, mint, pause transfers or block accounts.
        </Trans>
      </Text>
      <Notice tone="warning">
        <Trans>
          You can’t sell or lock a token with transfer fees here. Lower all fees to 0 first: after that, transfers
          arrive in full.
        </Trans>
      </Notice>
    </>
  );
}

function FeeLine({ name, say }: FeeUse) {
  const typed = useWatch(name).trim();
  return <li>{say(`${typed || '0'}%`)}</li>;
}
