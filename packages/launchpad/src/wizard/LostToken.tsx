import { Notice } from '@rab/ui';
import { useChainConfig } from '@rab/wallet-context';

/** Why the wizard is back at its first step. */
export function LostToken() {
  const { name } = useChainConfig();
  return (
    <Notice tone="warning" title={`${name} does not know your token`}>
      Everything you filled in is here again once it does, or when the network is changed back. Filling in something
      here begins anew.
    </Notice>
  );
}
