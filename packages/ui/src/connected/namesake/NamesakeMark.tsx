import { t } from '@lingui/core/macro';
import { type NamedToken, namesakeOf } from '@rab/config/namesake';
import { useChainConfig } from '@rab/wallet-context';
import { Hint } from '../../core/Hint.tsx';
import { StatusTag } from '../../core/StatusTag.tsx';

/** The mark of a token that has the name of a configured one but is another one. */
export function NamesakeMark({ token }: { token: NamedToken }) {
  const namesake = namesakeOf(useChainConfig(), token);
  if (!namesake) return null;
  return (
    <Hint
      marginStart="1.5"
      position="relative"
      zIndex="1"
      verticalAlign="middle"
      hint={t`This isn’t ${namesake.symbol}, although it uses its name. Check the address.`}
    >
      <StatusTag tone="negative">{t`Not the ${namesake.symbol}`}</StatusTag>
    </Hint>
  );
}
