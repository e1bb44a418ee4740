import { lazyPart } from '@rab/ui/overlay';

/** The form for an owner, who alone loads it. */
export const ProjectInfoForm = lazyPart(
  'The form',
  async () => (await import('./ProjectInfoForm.tsx')).ProjectInfoForm,
);
