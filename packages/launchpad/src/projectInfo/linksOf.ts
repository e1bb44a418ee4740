import type { ProjectInfo } from '@rab/config';
import type { Users } from '@rab/ui';

type Links = Partial<Record<keyof ProjectInfo, { label: string; Icon: typeof Users }>>;

/** The links of `known` that a project gave, in that order. */
export const linksOf = (info: ProjectInfo | null | undefined, known: Links) =>
  Object.entries(known).flatMap(([key, link]) => {
    const url = info?.[key as keyof ProjectInfo];
    return url ? [{ ...link, key, url }] : [];
  });
