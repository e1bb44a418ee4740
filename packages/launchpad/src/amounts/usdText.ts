import { toInputText } from '@rab/contracts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** US dollars in words, to the cent; `usd` with so many decimals. What is there never looks like nothing. */
export function usdText(usd: bigint, decimals: number): string {
  const cent = 10n ** BigInt(decimals - 2);
  return usd < cent ? '<$0.01' : dollars.format(Number(toInputText(usd, decimals)));
}
