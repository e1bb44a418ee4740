import { Amount } from '@rab/ui';
import { SharePie } from '@rab/ui/data';
import { HUGE, LONG_NAME, WHOLE } from '../extremes.ts';
import type { Stories } from '../Story.ts';

const pie = (values: Record<string, bigint>) => () => (
  <SharePie
    caption="Where the tokens go"
    slices={Object.entries(values).map(([name, value]) => ({
      name,
      value,
      shown: <Amount value={value} decimals={18} symbol="ABC" />,
    }))}
  />
);

export const stories: Stories = {
  'three shares': { draw: pie({ Presale: 40n * WHOLE, Liquidity: 30n * WHOLE, Unlocked: 30n * WHOLE }) },
  'twelve shares': {
    draw: pie(Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`Share ${at + 1}`, BigInt(at + 1) * WHOLE]))),
  },
  'one share': { draw: pie({ Everything: WHOLE }) },
  'nothing to share': { draw: pie({ Presale: 0n }) },
  'long name, biggest number': { draw: pie({ [LONG_NAME]: HUGE, Liquidity: 1n }) },
};
