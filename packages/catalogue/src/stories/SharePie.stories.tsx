import { Amount } from '@rab/ui';
import { SharePie } from '@rab/ui/data';
import { HUGE, LONG_NAME, WHOLE } from '../extremes.ts';
import type { Stories } from '../Story.ts';

const MEANINGS = { Presale: 'sold', Liquidity: 'liquidity', Burned: 'burned', Unlocked: 'unlocked' } as const;
const meaningOf = (name: string) => MEANINGS[name as keyof typeof MEANINGS];

const pie = (values: Record<string, bigint>) => () => (
  <SharePie
    caption="Where the tokens go"
    slices={Object.entries(values).map(([name, value]) => ({
      name,
      value,
      meaning: meaningOf(name),
      shown: <Amount value={value} decimals={18} symbol="ABC" />,
    }))}
  />
);

export const stories: Stories = {
  'three shares': { draw: pie({ Presale: 40n * WHOLE, Liquidity: 30n * WHOLE, Unlocked: 30n * WHOLE }) },
  'nearly all unlocked': {
    draw: pie({
      Presale: 10n * WHOLE,
      Liquidity: 5n * WHOLE,
      Burned: 4n * WHOLE,
      Team: 8n * WHOLE,
      Advisors: 3n * WHOLE,
      Unlocked: 970n * WHOLE,
    }),
  },
  'nearly all sold': { draw: pie({ Presale: 97n * WHOLE, Liquidity: 2n * WHOLE, Unlocked: WHOLE }) },
  'all unlocked': { draw: pie({ Unlocked: WHOLE }) },
  'twelve shares': {
    draw: pie(Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`Share ${at + 1}`, BigInt(at + 1) * WHOLE]))),
  },
  'one share': { draw: pie({ Everything: WHOLE }) },
  'nothing to share': { draw: pie({ Presale: 0n }) },
  'long name, biggest number': { draw: pie({ [LONG_NAME]: HUGE, Liquidity: 1n }) },
};
