import type { ProjectInfo } from '@rab/config';
import { Notice } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { FormDialog } from '@rab/ui/overlay';
import { useState } from 'react';
import { isBlankProjectInfoHash } from '../projectInfo/blankProjectInfoHash.ts';
import { useEditableInfo } from '../projectInfo/useEditableInfo.ts';
import type { Sale } from '../queries/saleSchema.ts';
import { ProjectInfoForm } from './ProjectInfoForm.tsx';
import { usePublishProjectInfo } from './usePublishProjectInfo.ts';

/** For the owner: puts the project info anew, also where the content store was away when the sale was made (IDX-10). */
export function EditProjectInfo({ sale }: { sale: Sale }) {
  const { info, isKept, isUnreadable } = useEditableInfo(sale);
  const { publish, transaction } = usePublishProjectInfo(sale);
  const [isOpen, setOpen] = useState(false);

  const publishAndClose = async (form: ProjectInfo) => {
    const publication = await publish(form);
    if (publication === 'published' || publication === 'unchanged') setOpen(false);
    return publication;
  };

  return (
    <>
      {isBlankProjectInfoHash(sale.projectInfoHash) && (
        <Notice title="Project info is not stored yet">
          Buyers see no logo, description or links until you add them.
          {isKept && ' What you typed is kept in this browser: open the form and save it.'}
        </Notice>
      )}
      <ActionButton variant="outline" onClick={() => setOpen(true)}>
        Edit project info
      </ActionButton>
      <FormDialog title="Project info" isOpen={isOpen} onClose={() => setOpen(false)}>
        <ProjectInfoForm
          current={info}
          isUnreadable={isUnreadable}
          transaction={transaction}
          submitLabel="Save project info"
          onPublish={publishAndClose}
        />
      </FormDialog>
    </>
  );
}
