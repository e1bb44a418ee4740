export * from './defineRemoteElement.ts';
export * from './makeMount.tsx';
