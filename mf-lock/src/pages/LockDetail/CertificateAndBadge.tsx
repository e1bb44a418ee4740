import { Trans } from '@lingui/react/macro';
import { Button } from '@rab/ui';
import { RouterLink } from '@rab/ui/router';
import { useState } from 'react';
import { BadgeDialog } from './BadgeDialog.tsx';

interface CertificateAndBadgeProps {
  lockId: bigint;
  /** Of a V3 position. */
  kind?: 'lock' | 'position';
  /** Path of its certificate. */
  certificate: string;
}

/** What shows a lock to others: its certificate, and its badge for other pages. */
export function CertificateAndBadge({ lockId, kind = 'lock', certificate }: CertificateAndBadgeProps) {
  const [isBadgeOpen, setBadgeOpen] = useState(false);
  return (
    <>
      <Button asChild size="sm" variant="outline">
        <RouterLink to={certificate}>
          <Trans>Certificate</Trans>
        </RouterLink>
      </Button>
      <Button size="sm" variant="outline" onClick={() => setBadgeOpen(true)}>
        <Trans>Badge</Trans>
      </Button>
      <BadgeDialog kind={kind} lockId={lockId} isOpen={isBadgeOpen} onClose={() => setBadgeOpen(false)} />
    </>
  );
}
