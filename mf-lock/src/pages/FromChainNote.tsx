import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Notice } from '@rab/ui';

/** Shown above what was read from the contract itself while the indexer does not answer. */
export function FromChainNote() {
  return (
    <Notice tone="info" title={t`Shown from the chain`}>
      <Trans>
        Our data service isn’t responding. These records come straight from the lock contract, in its order.
      </Trans>
    </Notice>
  );
}
