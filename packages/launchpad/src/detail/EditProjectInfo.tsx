import type { ProjectInfo } from '@rab/contracts';
import { ActionButton, Loading, Notice, Stack, toast } from '@rab/ui';
import { FormProvider, useForm, valibotResolver } from '@rab/ui/forms';
import { FormDialog } from '@rab/ui/overlay';
import { useAppConfig, useTransaction } from '@rab/wallet-context';
import { useState } from 'react';
import { type Publication, publishProjectInfo } from '../actions/publishProjectInfo.ts';
import { setProjectInfoCall } from '../actions/saleCalls.ts';
import type { Launchpad } from '../model/Launchpad.ts';
import { BLANK_PROJECT_INFO_HASH } from '../projectInfo/blankProjectInfoHash.ts';
import { useProjectInfo } from '../projectInfo/useProjectInfo.ts';
import { AdditionalInfoFields } from '../wizard/AdditionalInfoFields.tsx';
import { type AdditionalInfoForm, additionalInfoSchema } from '../wizard/additionalInfoSchema.ts';
import { EMPTY_ADDITIONAL_INFO } from '../wizard/emptyAdditionalInfo.ts';
import { TOUCHED_BY_SALE } from './touchedBySale.ts';

/** For the owner: puts the project info anew, also where the content store was away when the sale was made (IDX-10). */
export function EditProjectInfo({ sale }: { sale: Launchpad }) {
  const hash = sale.info2.projectInfoHash;
  const { info, error } = useProjectInfo(hash);
  const { send, phase } = useTransaction();
  const { content } = useAppConfig();
  const [isOpen, setOpen] = useState(false);

  const publish = async (form: ProjectInfo) => {
    const publication = await publishProjectInfo({
      uploadUrl: content.upload,
      info: form,
      currentHash: hash,
      send: async (newHash) => {
        const receipt = await send({
          call: setProjectInfoCall(sale, newHash),
          summary: `Update the project info of ${sale.tokenSymbol}`,
          invalidates: TOUCHED_BY_SALE,
        });
        return receipt !== null;
      },
    });
    if (publication === 'unchanged') toast('Nothing has changed.');
    if (publication === 'published' || publication === 'unchanged') setOpen(false);
    return publication;
  };

  return (
    <>
      {hash === BLANK_PROJECT_INFO_HASH && (
        <Notice title="Project info is not stored yet">
          Buyers see no logo, description or links until you add them.
        </Notice>
      )}
      <ActionButton variant="outline" onClick={() => setOpen(true)}>
        Edit project info
      </ActionButton>
      <FormDialog title="Project info" isOpen={isOpen} onClose={() => setOpen(false)}>
        {info === undefined && !error ? (
          <Loading />
        ) : (
          <ProjectInfoForm current={info ?? null} isUnreadable={error !== null} phase={phase} onPublish={publish} />
        )}
      </FormDialog>
    </>
  );
}

function ProjectInfoForm({
  current,
  isUnreadable,
  phase,
  onPublish,
}: {
  current: ProjectInfo | null;
  isUnreadable: boolean;
  phase: ReturnType<typeof useTransaction>['phase'];
  onPublish: (form: ProjectInfo) => Promise<Publication>;
}) {
  const [isStoreAway, setStoreAway] = useState(false);
  const form = useForm<AdditionalInfoForm, unknown, ProjectInfo>({
    mode: 'onTouched',
    defaultValues: current ?? EMPTY_ADDITIONAL_INFO,
    resolver: valibotResolver(additionalInfoSchema),
  });
  const submit = form.handleSubmit(async (values) => {
    setStoreAway(false);
    setStoreAway((await onPublish(values)) === 'not stored');
  });
  const { isSubmitting } = form.formState;
  const isUploading = isSubmitting && phase !== 'wallet' && phase !== 'pending';
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          {isUnreadable && (
            <Notice tone="warning" title="The current project info could not be read">
              What you enter here replaces it as a whole.
            </Notice>
          )}
          <AdditionalInfoFields />
          {isStoreAway && (
            <Notice tone="negative" title="The content store did not take the project info">
              Nothing was sent to the chain. Your text stays here; try again in a moment.
            </Notice>
          )}
          <ActionButton type="submit" phase={isUploading ? 'simulating' : phase}>
            Save project info
          </ActionButton>
        </Stack>
      </form>
    </FormProvider>
  );
}
