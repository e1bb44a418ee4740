import { liquidityTokens, tokensForBase } from '@rab/contracts';
import { Amount, Facts, Stack } from '@rab/ui';
import { Address } from '@rab/ui/connected';
import { SharePie } from '@rab/ui/data';
import { useTokenInfo } from '@rab/wallet-context/contract';
import type { Launchpad } from '../model/Launchpad.ts';

/** Tab `Token Info` with the token's distribution (DET-02). */
export function TokenTab({ sale }: { sale: Launchpad }) {
  const { data: token } = useTokenInfo(sale.token);
  const { info } = sale;
  const presale = tokensForBase(info.hardCap, info.tokenPrice, sale);
  const liquidity =
    info.liquidityPercent !== null && info.listingRate !== null
      ? liquidityTokens({
          ...sale,
          hardCap: info.hardCap,
          tokenPrice: info.tokenPrice,
          referralRate: info.referralRate,
          liquidityPercent: info.liquidityPercent,
          listingRate: info.listingRate,
        })
      : 0n;
  const unlocked = token ? token.totalSupply - presale - liquidity : 0n;
  const shown = (value: bigint) => <Amount value={value} decimals={sale.tokenDecimals} />;
  const slices = [
    { name: 'Presale', value: presale },
    { name: 'Liquidity', value: liquidity },
    { name: 'Unlocked', value: unlocked > 0n ? unlocked : 0n },
  ];
  return (
    <Stack gap="6">
      <Facts
        facts={[
          { label: 'Sale address', value: <Address address={sale.id} /> },
          { label: 'Token address', value: <Address address={sale.token} kind="token" /> },
          { label: 'Name', value: sale.tokenName },
          { label: 'Symbol', value: sale.tokenSymbol },
          { label: 'Decimals', value: sale.tokenDecimals },
          {
            label: 'Total supply',
            value: <Amount value={token?.totalSupply} decimals={sale.tokenDecimals} symbol={sale.tokenSymbol} />,
          },
        ]}
      />
      {token && (
        <SharePie
          caption="Distribution of the token"
          slices={slices.map((slice) => ({ ...slice, shown: shown(slice.value) }))}
        />
      )}
    </Stack>
  );
}
