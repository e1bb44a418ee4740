import type { ProjectInfo } from '@rab/contracts';
import { ActionButton, Loading, Notice, Stack, toast } from '@rab/ui';
import { FormProvider, useForm, valibotResolver } from '@rab/ui/forms';
import { FormDialog } from '@rab/ui/overlay';
import { useAppConfig, useAtom, useTransaction } from '@rab/wallet-context';
import { useRef, useState } from 'react';
import { type Publication, publishProjectInfo } from '../actions/publishProjectInfo.ts';
import { setProjectInfoCall } from '../actions/saleCalls.ts';
import type { Launchpad } from '../model/Launchpad.ts';
import { isBlankProjectInfoHash } from '../projectInfo/blankProjectInfoHash.ts';
import { unstoredInfoAtom } from '../projectInfo/unstoredInfoAtom.ts';
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
  const [unstored, setUnstored] = useAtom(unstoredInfoAtom);
  const kept = isBlankProjectInfoHash(hash) ? unstored[sale.id.toLowerCase()] : undefined;

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
    if (publication === 'published')
      setUnstored((before) => {
        const { [sale.id.toLowerCase()]: _, ...others } = before;
        return others;
      });
    if (publication === 'unchanged') toast('Nothing has changed.');
    if (publication === 'published' || publication === 'unchanged') setOpen(false);
    return publication;
  };

  return (
    <>
      {isBlankProjectInfoHash(hash) && (
        <Notice title="Project info is not stored yet">
          Buyers see no logo, description or links until you add them.
          {kept && ' What you typed is kept in this browser: open the form and save it.'}
        </Notice>
      )}
      <ActionButton variant="outline" onClick={() => setOpen(true)}>
        Edit project info
      </ActionButton>
      <FormDialog title="Project info" isOpen={isOpen} onClose={() => setOpen(false)}>
        <ProjectInfoForm
          current={kept ?? info}
          isUnreadable={!kept && error !== null}
          phase={phase}
          onPublish={publish}
        />
      </FormDialog>
    </>
  );
}

interface ProjectInfoFormProps {
  /** Undefined while it is not known, null where there is none. */
  current: ProjectInfo | null | undefined;
  isUnreadable: boolean;
  phase: ReturnType<typeof useTransaction>['phase'];
  onPublish: (form: ProjectInfo) => Promise<Publication>;
}

function ProjectInfoForm({ current, isUnreadable, ...rest }: ProjectInfoFormProps) {
  // What the form began with stays: reading it once more in the background must not take away what was typed.
  const begun = useRef<{ current: ProjectInfo | null; isUnreadable: boolean }>(undefined);
  if (current !== undefined || isUnreadable) begun.current ??= { current: current ?? null, isUnreadable };
  return begun.current ? <ReadyForm {...begun.current} {...rest} /> : <Loading />;
}

function ReadyForm({ current, isUnreadable, phase, onPublish }: ProjectInfoFormProps) {
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
