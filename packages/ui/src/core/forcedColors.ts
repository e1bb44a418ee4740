import type { SystemStyleObject } from '@chakra-ui/react';

/**
 * Rules of a part for readers who choose the colours themselves, as in Windows' high contrast: backgrounds are theirs then, and a
 * state that is shown by one alone cannot be seen. Colours of the system stay.
 */
export const inForcedColors = (rules: SystemStyleObject): SystemStyleObject => ({
  '@media (forced-colors: active)': rules,
});
