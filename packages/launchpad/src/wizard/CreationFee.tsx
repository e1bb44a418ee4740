import { Amount, Facts } from '@rab/ui';
import { isUnanswered, useChainConfig } from '@rab/wallet-context';

/** What creating costs in wei, or that it cannot be read right now. */
export function CreationFee({ fee }: { fee: { data: bigint | undefined; errorUpdateCount: number } }) {
  const { nativeToken } = useChainConfig();
  const value = isUnanswered(fee) ? (
    'It could not be read from the chain and is asked for again.'
  ) : (
    <Amount value={fee.data} decimals={nativeToken.decimals} symbol={nativeToken.symbol} places={5} />
  );
  return <Facts facts={[{ label: 'Creation fee', value }]} />;
}
