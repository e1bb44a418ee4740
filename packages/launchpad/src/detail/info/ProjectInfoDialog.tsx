import { t } from '@lingui/core/macro';
import type { ProjectInfo } from '@rab/config';
import type { Sale } from '@rab/sdk/sales';
import { FormDialog } from '@rab/ui/overlay';
import { useEditableInfo } from '../../projectInfo/useEditableInfo.ts';
import { ProjectInfoForm } from './lazyProjectInfoForm.ts';
import { usePublishProjectInfo } from './usePublishProjectInfo.ts';

/** For the owner: the form that publishes a sale's project info again. */
export function ProjectInfoDialog({ sale, isOpen, onClose }: { sale: Sale; isOpen: boolean; onClose: () => void }) {
  const { info, isUnreadable, isKept, forget } = useEditableInfo(sale);
  const { publish, transaction } = usePublishProjectInfo(sale);

  const publishAndClose = async (form: ProjectInfo) => {
    const publication = await publish(form);
    if (publication === 'published' || publication === 'unchanged') onClose();
    return publication;
  };

  return (
    <FormDialog title={t`Project info`} isOpen={isOpen} onClose={onClose}>
      <ProjectInfoForm
        current={info}
        isUnreadable={isUnreadable}
        isKept={isKept}
        onForget={forget}
        transaction={transaction}
        submitLabel={t`Save project info`}
        onPublish={publishAndClose}
      />
    </FormDialog>
  );
}
