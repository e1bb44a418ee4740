import { lazyPart } from '@rab/ui/overlay';

/** Loaded where it is shown first: what a form needs is heavy. */
export const ProjectInfoForm = lazyPart(
  'The form',
  async () => (await import('./ProjectInfoForm.tsx')).ProjectInfoForm,
);
