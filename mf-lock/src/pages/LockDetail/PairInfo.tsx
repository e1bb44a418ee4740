import { t } from '@lingui/core/macro';
import { Amount, Facts, Panel } from '@rab/ui';
import { Address } from '@rab/ui/address';
import { TokenMark } from '@rab/ui/connected';
import { type TokenInfo, useTokenInfo } from '@rab/wallet-context/reads';
import { GLOSSARY } from '../../model/glossary.ts';
import { poolShare } from './poolShare.ts';

interface PairInfoProps {
  pair: NonNullable<TokenInfo['pair']>;
  /** Name of an exchange that the configuration knows. */
  exchange: string;
  /** Of the pair's own tokens, base units: what is in the lock, what of that is still locked, and all there are. */
  held: bigint;
  locked: bigint;
  supply: bigint;
}

/** The exchange and the two sides of a locked liquidity pair, and what the lock holds of both (LKT-05). */
export function PairInfo({ pair, exchange, held, locked, supply }: PairInfoProps) {
  const { data: token0 } = useTokenInfo(pair.token0);
  const { data: token1 } = useTokenInfo(pair.token1);
  const inside = poolShare({ ...pair, supply }, held);
  const share = poolShare({ ...pair, supply }, locked);
  return (
    <Panel title={t`Pair info`}>
      <Facts
        facts={[
          { label: t`Exchange`, value: t`${exchange} (verified)` },
          {
            label: t`Pair`,
            glossary: GLOSSARY.pair,
            value: (
              <>
                {`${token0?.symbol ?? '…'} / ${token1?.symbol ?? '…'}`}
                {[token0, token1].map((token) => token && <TokenMark key={token.address} token={token} />)}
              </>
            ),
          },
          { label: token0?.symbol ?? t`First token`, value: <Address address={pair.token0} kind="token" /> },
          { label: token1?.symbol ?? t`Second token`, value: <Address address={pair.token1} kind="token" /> },
          ...(inside && share && token0 && token1
            ? [
                {
                  label: t`In this lock`,
                  value: (
                    <>
                      <Amount value={inside.amount0} decimals={token0.decimals} symbol={token0.symbol} /> +{' '}
                      <Amount value={inside.amount1} decimals={token1.decimals} symbol={token1.symbol} />
                    </>
                  ),
                },
                {
                  label: t`Share of the pool`,
                  glossary: GLOSSARY.shareOfPool,
                  value: t`${share.percent}% still locked`,
                },
              ]
            : []),
        ]}
      />
    </Panel>
  );
}
