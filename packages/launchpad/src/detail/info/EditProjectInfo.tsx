import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { isBlankProjectInfoHash } from '@rab/config/project-info';
import type { Sale } from '@rab/sdk/sales';
import { Button, Flex, Notice } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { useState } from 'react';
import { useEditableInfo } from '../../projectInfo/useEditableInfo.ts';
import { ProjectInfoDialog } from './ProjectInfoDialog.tsx';

/** For the owner: sets new project info, also if the content store was unreachable when the sale was created (IDX-10). */
export function EditProjectInfo({ sale }: { sale: Sale }) {
  const { isKept, forget } = useEditableInfo(sale);
  const isBlank = isBlankProjectInfoHash(sale.projectInfoHash);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isBlank && (
        <Notice title={t`Your project info isn’t saved yet`}>
          {isKept ? (
            <Trans>
              Buyers see no logo, description or links until you add them. Your draft is kept in this browser: open the
              form and save it.
            </Trans>
          ) : (
            <Trans>Buyers see no logo, description or links until you add them.</Trans>
          )}
        </Notice>
      )}
      {!isBlank && isKept && (
        <Notice title={t`Your latest project info isn’t published`}>
          <Trans>
            Your draft is kept in this browser: open the form and save it. Buyers still see the previous version.
          </Trans>
          <Flex paddingTop="2">
            <Button size="sm" variant="outline" onClick={forget}>
              <Trans>Discard draft</Trans>
            </Button>
          </Flex>
        </Notice>
      )}
      <ActionButton variant="outline" onClick={() => setOpen(true)}>
        <Trans>Edit project info</Trans>
      </ActionButton>
      <ProjectInfoDialog sale={sale} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
