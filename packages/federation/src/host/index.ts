export * from '../remotes/index.ts';
export * from './chunkReload.ts';
export * from './loadRemotes.ts';
export * from './RemoteView.tsx';
export * from './remoteModules.ts';
