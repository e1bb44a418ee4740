import { t } from '@lingui/core/macro';
import { lazyPart } from '@rab/ui/overlay';

/** Loaded where it is shown first: what a form needs is heavy. */
export const ProjectInfoForm = lazyPart(
  () => t`The form`,
  async () => (await import('./ProjectInfoForm.tsx')).ProjectInfoForm,
);
