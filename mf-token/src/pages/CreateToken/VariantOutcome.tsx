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
    { name: 'transactionFeeLiquidity', goesTo: 'to liquidity that nobody can take out' },
    { name: 'marketingPercent', goesTo: 'to the marketing address' },
  ],
  baby: [
    { name: 'tokenRewardFee', goesTo: 'to holders of the minimum, in the reward token' },
    { name: 'autoAddLiquidityPercent', goesTo: 'to liquidity that nobody can take out' },
    { name: 'marketingFee', goesTo: 'to the marketing wallet' },
  ],
  buybackBaby: [
    { name: 'reflectionFee', goesTo: 'to all holders, in the reward token' },
    { name: 'liquidityFee', goesTo: 'to liquidity that nobody can take out' },
    { name: 'buyBackFee', goesTo: 'to buying the token back and burning it' },
    { name: 'marketingFee', goesTo: 'to you' },
  ],
};

/** What the fees of a token do, who may change them, and what they rule out. */
export function VariantOutcome({ kind }: { kind: TaxedKind }) {
  return (
    <>
      <Box>
        <Text>Of every transfer, buys and sales included, these parts are taken:</Text>
        <Box as="ul" listStyleType="disc" paddingStart="5">
          {FEES[kind].map((fee) => (
            <FeeLine key={fee.name} {...fee} />
          ))}
        </Box>
      </Box>
      <Text>You can lower the fees later, for ever. Nobody can raise them, mint, pause or block.</Text>
      <Notice tone="warning">
        Sales and locks take no token that keeps a part of a transfer, and these fees spare none of them: while it has
        fees, this token can be neither sold nor locked here. Lower all of them to 0 first: from then on every amount
        arrives whole.
      </Notice>
    </>
  );
}

function FeeLine({ name, goesTo }: FeeUse) {
  const typed = useWatch(name).trim();
  return (
    <li>
      {typed || '0'} % {goesTo}
    </li>
  );
}
