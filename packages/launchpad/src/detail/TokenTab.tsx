import { liquidityTokens, tokensForBase } from '@rab/contracts/sale';
import { Amount, Facts, Stack } from '@rab/ui';
import { Address } from '@rab/ui/connected';
import { SharePie } from '@rab/ui/data';
import { useTokenInfo } from '@rab/wallet-context/contract';
import { decimalsOf } from '../model/decimalsOf.ts';
import type { SalePartProps } from '../model/SaleKindInDetail.ts';
import { TokenAmount } from './TokenAmount.tsx';

/** Tab `Token Info` with the token's distribution (DET-02). */
export function TokenTab({ sale }: SalePartProps) {
  const { token, listing } = sale;
  const { data: info } = useTokenInfo(token.address);
  const decimals = decimalsOf(sale);
  const offered = tokensForBase(sale.hardCap, sale.price, decimals);
  const liquidity = listing
    ? liquidityTokens({
        ...decimals,
        hardCap: sale.hardCap,
        baseFee: sale.baseFeePerMille,
        referralRate: sale.referralPerMille,
        liquidityPercent: listing.liquidityPerMille,
        listingRate: listing.rate,
      })
    : 0n;
  const unlocked = info ? info.totalSupply - offered - liquidity : 0n;
  const slices = [
    { name: 'Presale', value: offered },
    { name: 'Liquidity', value: liquidity },
    { name: 'Unlocked', value: unlocked > 0n ? unlocked : 0n },
  ];
  return (
    <Stack gap="6">
      <Facts
        facts={[
          { label: 'Sale address', value: <Address address={sale.id} /> },
          { label: 'Token address', value: <Address address={token.address} kind="token" /> },
          { label: 'Name', value: token.name },
          { label: 'Symbol', value: token.symbol },
          { label: 'Decimals', value: token.decimals },
          { label: 'Total supply', value: <TokenAmount sale={sale} value={info?.totalSupply} /> },
        ]}
      />
      {info && (
        <SharePie
          caption="Distribution of the token"
          slices={slices.map((slice) => ({
            ...slice,
            shown: <Amount value={slice.value} decimals={token.decimals} />,
          }))}
        />
      )}
    </Stack>
  );
}
