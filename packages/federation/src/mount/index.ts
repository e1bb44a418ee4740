export type * from './Area.ts';
export * from './defineRemoteElement.ts';
export * from './makeMount.tsx';
