import { t } from '@lingui/core/macro';
import { paths } from '@rab/config';
import { useDocumentTitle } from '@rab/ui';
import { SubjectHeader } from '@rab/ui/router';
import type { ReactNode } from 'react';

export const positionTitle = () => t`Locked position`;

interface PositionHeaderProps {
  /** How the lock is now. */
  headline: ReactNode;
  /** What is locked, in a line. */
  children: ReactNode;
}

/** The title of a locked position's page as a label above how its lock is: as large before the program as after it. */
export function PositionHeader({ headline, children }: PositionHeaderProps) {
  useDocumentTitle(positionTitle());
  return (
    <SubjectHeader
      list={{ path: paths.positionLocks(), name: t`All locked positions` }}
      label={positionTitle()}
      headline={headline}
    >
      {children}
    </SubjectHeader>
  );
}
