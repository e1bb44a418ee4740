export * from './addToStore.ts';
export * from './blankProjectInfoHash.ts';
export * from './fetchProjectInfo.ts';
export * from './foldedText.ts';
export * from './matchesHash.ts';
export * from './ProjectInfoMismatch.ts';
