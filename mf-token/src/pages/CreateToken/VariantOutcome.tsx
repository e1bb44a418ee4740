import { Box, Notice, Text } from '@rab/ui';
import { formOf } from '@rab/ui/forms';
import type { CreateTokenForm } from './createTokenSchema.ts';
import type { TaxedKind } from './tokenKinds.ts';

const { useWatch } = formOf<CreateTokenForm>();

interface FeeUse {
  name: Exclude<keyof CreateTokenForm, 'tokenType'>;
  goesTo: string;
}

const FEES: Record<TaxedKind, readonly FeeUse[]> = {
  liquidityGenerator: [
    { name: 'transactionFeeYield', goesTo: 'to all holders, in this token' },
    { name: 'transactionFeeLiquidity', goesTo: 'to liquidity that nobody can withdraw' },
    { name: 'marketingPercent', goesTo: 'to the marketing address' },
  ],
  baby: [
    { name: 'tokenRewardFee', goesTo: 'to holders of at least the minimum, in the reward token' },
    { name: 'autoAddLiquidityPercent', goesTo: 'to liquidity that nobody can withdraw' },
    { name: 'marketingFee', goesTo: 'to the marketing wallet' },
  ],
  buybackBaby: [
    { name: 'reflectionFee', goesTo: 'to all holders, in the reward token' },
    { name: 'liquidityFee', goesTo: 'to liquidity that nobody can withdraw' },
    { name: 'buyBackFee', goesTo: 'to buy tokens back and burn them' },
    { name: 'marketingFee', goesTo: 'to you' },
  ],
};

/** What the fees of a token do, who may change them, and what they rule out. */
export function VariantOutcome({ kind }: { kind: TaxedKind }) {
  return (
    <>
      <Box>
        <Text>These fees apply to every transfer, including buys and sells:</Text>
        <Box as="ul" listStyleType="disc" paddingStart="5">
          {FEES[kind].map((fee) => (
            <FeeLine key={fee.name} {...fee} />
          ))}
        </Box>
      </Box>
      <Text>You can lower the fees permanently. Nobody can raise them, mint, pause transfers or block accounts.</Text>
      <Notice tone="warning">
        You can’t sell or lock a token with transfer fees here. Lower all fees to 0 first: after that, transfers arrive
        in full.
      </Notice>
    </>
  );
}

function FeeLine({ name, goesTo }: FeeUse) {
  const typed = useWatch(name).trim();
  return (
    <li>
      {typed || '0'}% {goesTo}
    </li>
  );
}
