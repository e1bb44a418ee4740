export type * from './Area.ts';
export * from './makeApp.tsx';
export * from './makePages.tsx';
