import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Notice } from '@rab/ui';
import { useChainConfig } from '@rab/wallet-context';

/** Why the wizard is back at its first step. */
export function LostToken() {
  const { name } = useChainConfig();
  return (
    <Notice tone="warning" title={t`We can’t find your token on ${name}`}>
      <Trans>
        Your entries come back once we find it, or when you change the network back. If you enter something here, you
        start over.
      </Trans>
    </Notice>
  );
}
