import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ProjectInfo } from '@rab/config';
import { Button, Flex, Loading, Notice, Stack } from '@rab/ui';
import { ActionButton } from '@rab/ui/action';
import { FormProvider, useSchemaForm } from '@rab/ui/forms';
import type { TransactionState } from '@rab/wallet-context/transactions';
import { useState } from 'react';
import { AdditionalInfoFields } from '../../wizard/info/AdditionalInfoFields.tsx';
import { additionalInfoSchema } from '../../wizard/info/additionalInfoSchema.ts';
import { EMPTY_ADDITIONAL_INFO } from '../../wizard/info/emptyAdditionalInfo.ts';
import { UPDATE_LINKS, updateInfoSchema } from '../../wizard/info/updateInfoSchema.ts';
import type { Publication } from './publishProjectInfo.ts';

export interface ProjectInfoFormProps {
  /** Undefined while it is not known, null where the sale has none. */
  current: ProjectInfo | null | undefined;
  isUnreadable: boolean;
  /** `current` was typed in this browser and is not published. */
  isKept: boolean;
  /** Drops what is kept. */
  onForget: () => void;
  transaction: TransactionState;
  /** Also asks for the links that the screen Update Additional Info must have (UPD-02). */
  isStrict?: boolean;
  submitLabel: string;
  /** Null: it was refused before anything was stored or sent. */
  onPublish: (form: ProjectInfo) => Promise<Publication | null>;
}

/** Project info that is published already, or should have been, in a form. */
export function ProjectInfoForm({ current, isUnreadable, isKept, onForget, ...rest }: ProjectInfoFormProps) {
  // What the form began with stays: reading it once more in the background must not take away what was typed.
  const [begun, setBegun] = useState<Pick<ReadyFormProps, 'current' | 'isUnreadable' | 'isKept'>>();
  const [restarts, setRestarts] = useState(0);
  if (!begun && (current !== undefined || isUnreadable)) setBegun({ current: current ?? null, isUnreadable, isKept });
  const forget = () => {
    onForget();
    setBegun(undefined);
    setRestarts(restarts + 1);
  };
  return begun ? <ReadyForm key={restarts} {...begun} onForget={forget} {...rest} /> : <Loading />;
}

type ReadyFormProps = ProjectInfoFormProps & { current: ProjectInfo | null };

function ReadyForm({
  current,
  isUnreadable,
  isKept,
  onForget,
  transaction,
  isStrict = false,
  submitLabel,
  onPublish,
}: ReadyFormProps) {
  const [isStoreAway, setStoreAway] = useState(false);
  const form = useSchemaForm({
    defaultValues: current ?? EMPTY_ADDITIONAL_INFO,
    schema: isStrict ? updateInfoSchema : additionalInfoSchema,
  });
  const submit = form.handleSubmit(async (values) => {
    setStoreAway(false);
    setStoreAway((await onPublish(values)) === 'unstored');
  });
  const { isSubmitting } = form.formState;
  const isUploading = isSubmitting && transaction.phase !== 'wallet' && transaction.phase !== 'pending';
  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate>
        <Stack gap="5">
          {isUnreadable && (
            <Notice tone="warning" title={t`We couldn’t load the current project info`}>
              <Trans>What you save here replaces all of it.</Trans>
            </Notice>
          )}
          {isKept && (
            <Notice title={t`Your unpublished draft is filled in`}>
              <Trans>It’s kept in this browser only. Buyers don’t see it yet.</Trans>
              <Flex paddingTop="2">
                <Button size="sm" variant="outline" onClick={onForget}>
                  <Trans>Start from the published version</Trans>
                </Button>
              </Flex>
            </Notice>
          )}
          <AdditionalInfoFields requiredLinks={isStrict ? UPDATE_LINKS : []} />
          {isStoreAway && (
            <Notice tone="negative" title={t`We couldn’t save the project info`}>
              <Trans>Nothing was sent to the network, and your text is still here. Try again in a moment.</Trans>
            </Notice>
          )}
          <ActionButton type="submit" transaction={isUploading ? { ...transaction, phase: 'simulating' } : transaction}>
            {submitLabel}
          </ActionButton>
        </Stack>
      </form>
    </FormProvider>
  );
}
