export * from './Host.ts';
export * from './LazyNoSuchPage.ts';
export * from './RemoteBoundary.tsx';
export * from './RemoteFrame.tsx';
