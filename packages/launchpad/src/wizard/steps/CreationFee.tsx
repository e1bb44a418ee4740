import { t } from '@lingui/core/macro';
import type { ContractKey } from '@rab/config';
import { Amount, Facts } from '@rab/ui';
import { isUnanswered, useChainConfig } from '@rab/wallet-context';
import { useFlatFee } from '@rab/wallet-context/reads';

/** What a factory asks for a creation, or that it cannot be read right now. */
export function CreationFee({ factory }: { factory: ContractKey }) {
  const { nativeToken } = useChainConfig();
  const fee = useFlatFee(factory);
  const value = isUnanswered(fee) ? (
    t`We couldn’t load it. Trying again…`
  ) : (
    <Amount value={fee.data} decimals={nativeToken.decimals} symbol={nativeToken.symbol} places={5} />
  );
  return <Facts facts={[{ label: t`Creation fee`, value }]} />;
}
