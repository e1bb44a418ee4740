import { Facts, Panel } from '@rab/ui';
import { Address } from '@rab/ui/connected';
import { type TokenInfo, useTokenInfo } from '@rab/wallet-context/contract';

/** The exchange and the two sides of a locked liquidity pair. */
export function PairInfo({ pair, exchange }: { pair: NonNullable<TokenInfo['pair']>; exchange: string }) {
  const { data: token0 } = useTokenInfo(pair.token0);
  const { data: token1 } = useTokenInfo(pair.token1);
  return (
    <Panel title="Pair info">
      <Facts
        facts={[
          { label: 'Exchange', value: exchange },
          { label: 'Pair', value: `${token0?.symbol ?? '…'} / ${token1?.symbol ?? '…'}` },
          { label: token0?.symbol ?? 'First token', value: <Address address={pair.token0} kind="token" /> },
          { label: token1?.symbol ?? 'Second token', value: <Address address={pair.token1} kind="token" /> },
        ]}
      />
    </Panel>
  );
}
